import UIKitCore
import UniformTypeIdentifiers

/// A preview of a file that contains text or an image.
final class DocumentPreview: UIViewController {
  private enum Content {
    case text(String)
    case image(UIImage)
  }

  private static let look = SystemDesign.current.documents

  private let file: URL
  private let content: Content
  var onEnd: () -> Void = {}

  /// Creates a preview, or returns `nil` if the file contains neither text nor an image.
  init?(of file: URL, type: UTType, name: String) {
    guard let content = Self.content(of: file, type: type) else { return nil }
    self.file = file
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  required init?(coder: NSCoder) { nil }

  private static func content(of file: URL, type: UTType) -> Content? {
    if type.conforms(to: .image) {
      return UIImage(contentsOfFile: file.path).map(Content.image)
    }
    guard type.conforms(to: .text), let data = try? Data(contentsOf: file) else { return nil }
    return .text(String(decoding: data, as: UTF8.self))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Self.look.previewFill
    let shown = makeContentView()
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }

  private func makeContentView() -> UIView {
    switch content {
    case .text(let text):
      let view = UITextView()
      view.isEditable = false
      view.font = .preferredFont(forTextStyle: Self.look.previewStyle)
      view.adjustsFontForContentSizeCategory = true
      let margin = Self.look.previewMargin
      view.textContainerInset = UIEdgeInsets(
        top: margin, left: margin, bottom: margin, right: margin)
      view.text = text
      return view
    case .image(let image):
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = true
      view.accessibilityLabel = title
      return view
    }
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isGone = isMovingFromParent || navigationController?.isBeingDismissed == true
    if isGone { onEnd() }
  }
}
