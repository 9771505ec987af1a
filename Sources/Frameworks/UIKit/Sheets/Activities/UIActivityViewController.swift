import Stubs
import UIKitCore

/// A sheet that offers activities for items.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A closure that's called after the sheet was dismissed, with the chosen activity, whether it
  /// was completed, its results, and its error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private static let look = SystemDesign.current.activities
  private let items: [Any]
  private let activities: [UIActivity]
  private let picture = UIImageView()
  private let heading = UILabel()
  private let close = UIButton(type: .close)
  private lazy var list = ActivityList(offered) { [weak self] in self?.choose($0) }
  private var outcome: (type: UIActivity.ActivityType?, isComplete: Bool) = (nil, false)

  /// Creates a sheet for items.
  /// - Parameters:
  ///   - activityItems: Strings, URLs, images, and other objects that the activities support, or
  ///     `UIActivityItemSource` objects.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    preferredContentSize = Self.look.popoverSize
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
  }

  /// Returns `nil`, because this sheet can't be created from a storyboard.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A closure that's called after the sheet was dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The subject of an email message.
  ///
  /// Apple's sheets support it only under this key. It has no effect, because no activity sends
  /// email.
  var subject: String?

  /// Whether the first activity can be emphasized.
  open var allowsProminentActivity = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    Stub.activityViewController.report()
    view.backgroundColor = Self.look.fill
    picture.contentMode = .scaleAspectFit
    picture.image = placeholders.lazy.compactMap { $0 as? UIImage }.first
    heading.text = Self.heading(of: placeholders)
    heading.font = Self.look.headerFont.font
    heading.accessibilityTraits = .header
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.finish(nil, false) }, for: .touchUpInside)
    for part in [picture, heading, close, list.view] { view.addSubview(part) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let look = Self.look
    let height = look.headerHeight
    let top = insets.top + look.margin
    let left = insets.left + look.margin
    let right = view.bounds.width - insets.right - look.margin
    let side = picture.image == nil ? 0 : height
    picture.frame = CGRect(x: left, y: top, width: side, height: side)
    let start = side == 0 ? left : left + side + look.imageGap
    let end = right - look.closeSide - look.closeGap
    heading.frame = CGRect(x: start, y: top, width: max(0, end - start), height: height)
    close.frame = CGRect(
      x: right - look.closeSide, y: top + (height - look.closeSide) / 2, width: look.closeSide,
      height: look.closeSide)
    list.view.frame = CGRect(
      x: 0, y: top + height, width: view.bounds.width,
      height: max(0, view.bounds.height - top - height))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { conclude() }
  }

  // MARK: Offered activities

  private lazy var placeholders = items.map { item in
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }

  private var offered: [UIActivity] { activities.filter(isOffered) }

  private func isOffered(_ activity: UIActivity) -> Bool {
    if let type = activity.activityType, excludedActivityTypes?.contains(type) == true {
      return false
    }
    return activity.canPerform(withActivityItems: placeholders)
  }

  private static func heading(of items: [Any]) -> String {
    for item in items {
      if let text = item as? String { return text }
      if let text = item as? NSAttributedString { return text.string }
      if let url = item as? URL { return url.host ?? url.lastPathComponent }
    }
    let images = items.count { $0 is UIImage }
    return images == 0 ? "" : images == 1 ? "Image" : "\(images) Images"
  }

  // MARK: The chosen activity

  private func choose(_ activity: UIActivity) {
    let type = activity.activityType
    activity.onFinish = { [weak self] in self?.finish(type, $0) }
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        reportUnheeded(of: source, for: type)
        return source.activityViewController(self, itemForActivityType: type)
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// The size of a thumbnail, in points.
  private static let thumbnail = CGSize(width: 320, height: 320)

  /// Reports properties that an item source provides but no activity uses.
  private func reportUnheeded(
    of source: any UIActivityItemSource, for type: UIActivity.ActivityType?
  ) {
    Stub.activitySubject.report(
      if: !source.activityViewController(self, subjectForActivityType: type).isEmpty)
    Stub.activityDataType.report(
      if: !source.activityViewController(self, dataTypeIdentifierForActivityType: type).isEmpty)
    Stub.activityThumbnail.report(
      if: source.activityViewController(
        self, thumbnailImageForActivityType: type, suggestedSize: Self.thumbnail) != nil)
  }

  /// Closes the sheet and the view controller of an activity above it.
  private func finish(_ type: UIActivity.ActivityType?, _ isComplete: Bool) {
    outcome = (type, isComplete)
    presentingViewController?.dismiss(animated: true) { self.conclude() }
  }

  /// Reports the result to the app.
  private func conclude() {
    completionWithItemsHandler?(outcome.type, outcome.isComplete, nil, nil)
    completionWithItemsHandler = nil
  }
}

extension UIActivityViewController: AddedMembers {
  package static var addedMembers: [ObjCMember] {
    [.key("subject", \UIActivityViewController.subject)]
  }
}
