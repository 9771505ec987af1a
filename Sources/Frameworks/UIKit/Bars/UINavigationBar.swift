import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import Stubs

/// A bar with navigational controls: a title, a back button, and other buttons.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinavigationbar>.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  static let look = SystemDesign.current.navigationBars

  private let background = BarBackground()
  /// Whether the line at the edge is hidden.
  ///
  /// Apple's bars support this only as a key.
  final var hidesShadow: Bool {
    get { background.hidesShadow }
    set { background.hidesShadow = newValue }
  }
  private var content: NavigationBarContent?
  /// The navigation controller that manages the bar.
  weak var controller: UINavigationController? {
    didSet {
      storedDelegate = controller.map { $0 as? any UINavigationBarDelegate ?? $0.barDelegate }
    }
  }
  /// Whether the delegate has been asked about the item that's being popped.
  final var hasAskedBeforePop = false

  private weak var storedDelegate: (any UINavigationBarDelegate)?

  /// The delegate of the bar, which the navigation controller provides if one manages the bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { storedDelegate }
    set {
      ManagedBar.check(delegate: newValue, of: "UINavigationBar", managedBy: controller)
      storedDelegate = newValue
    }
  }

  /// Ends the app if a navigation controller manages the bar, whose items are the controller's.
  private func checkIsOwn(_ method: String) {
    ManagedBar.check(call: method, on: "UINavigationBar", managedBy: controller)
  }

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    isTranslucent = coder.bool("translucent") ?? true
    prefersLargeTitles = coder.bool("largeTitles") ?? false
    barStyle = coder.barStyle
    barTintColor = coder.color(key: "barTintColor")
    titleTextAttributes = coder.textAttributes(key: "titleTextAttributes")
    largeTitleTextAttributes = coder.textAttributes(key: "largeTitleTextAttributes")
    let items: [UINavigationItem] = coder.objects(in: "items")
    if !items.isEmpty { setItems(items, animated: false) }
  }

  private func prepare() {
    addSubview(background)
    background.hairlineEdge = .bottom
  }

  // MARK: Appearance

  /// The style of the bar.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
      SystemAppearanceReporter.shared.setNeedsUpdate()
      updateLook()
    }
  }

  /// The behavioral style of the bar, which is always the iPad style.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The preferred behavioral style, which has an effect only on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Whether the bar is translucent.
  open var isTranslucent = true {
    didSet {
      updateLook()
      // Content extends below a translucent bar.
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The tint color of the bar's background.
  open var barTintColor: UIColor? { didSet { updateLook() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
  /// Whether the bar displays large titles.
  open var prefersLargeTitles = false {
    didSet {
      controller?.barsDidChange()
      updateLook()
    }
  }
  /// The standard appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { updateLook() } }
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance? { didSet { updateLook() } }
  /// The appearance of the bar when content is scrolled to its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateLook() } }
  /// The appearance of a compact bar when content is scrolled to its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateLook() } }
  /// The shadow image of the bar.
  ///
  /// An empty image hides the shadow line.
  open var shadowImage: UIImage? { didSet { updateLook() } }
  /// The image beside the back button's title.
  open var backIndicatorImage: UIImage? { didSet { updateLook() } }
  /// The mask of the content during transitions.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { Stub.navigationBarTransitionMask.report(if: backIndicatorTransitionMaskImage != nil) }
  }

  /// The background images.
  final var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { updateLook() } }

  /// The attributes of the title, or `nil` for the default.
  final var ownTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titleTextAttributes ?? [:] }
    set { titleTextAttributes = newValue }
  }

  /// The attributes of large titles, or `nil` for the default.
  final var ownLargeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitleTextAttributes ?? [:] }
    set { largeTitleTextAttributes = newValue }
  }

  /// Sets the background image of the bar; an empty one makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Sets the background image of the bar; an empty one makes the bar transparent.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Returns the background image of the bar, which is the same at every position.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// The position of the bar.
  open var barPosition: UIBarPosition {
    controller == nil ? delegate?.position(for: self) ?? .top : .topAttached
  }

  /// Whether content has scrolled under the bar.
  var isOverContent = false { didSet { if isOverContent != oldValue { updateLook() } } }

  private var isAtEdge: Bool { controller != nil && !isOverContent }

  /// The appearance that currently applies.
  var currentAppearance: UINavigationBarAppearance {
    (isAtEdge ? edgeAppearance : nil) ?? (isCompact ? ownCompactAppearance : nil)
      ?? topItem?.standardAppearance ?? standardAppearance
  }

  private var isCompact: Bool { hasCompactBars }

  private var ownCompactAppearance: UINavigationBarAppearance? {
    topItem?.compactAppearance ?? compactAppearance
  }

  /// The appearance when there's no content under the bar, if it's different.
  private var edgeAppearance: UINavigationBarAppearance? {
    let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    return (isCompact ? compact : nil) ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// The image that replaces the arrow of the back button.
  var currentBackIndicatorImage: UIImage? {
    currentAppearance.ownBackIndicatorImage ?? backIndicatorImage
  }

  private func updateLook() {
    let appearance = currentAppearance
    Stub.navigationBarTransitionMask.report(if: appearance.ownTransitionMaskImage != nil)
    let hasOwnEdge = edgeAppearance != nil
    let image = backgroundImages[isCompact ? .compact : .default] ?? backgroundImages[.default]
    let ownImage = image.flatMap { $0.size == .zero ? nil : $0 }
    let isClear =
      (image != nil && ownImage == nil) || !appearance.hasBackground
      || (isAtEdge && !hasOwnEdge)
    background.isHidden = isClear
    background.barTintColor = barTintColor
    background.show(
      appearance, orImage: ownImage, orShadowImage: shadowImage, isTranslucent: isTranslucent)
    background.showsHairline = shadowImage == nil && appearance.shadowColor != nil
    content?.updateLook()
    setNeedsLayout()
  }

  // MARK: Items

  private var storedItems: [UINavigationItem] = []

  /// The stack of items, with the visible one last.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item at the top of the stack, which is shown.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item below the top item.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// Replaces the stack of items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    checkIsOwn("setItems:animated:")
    change(to: items ?? [], slide: animated ? .forward : .none)
  }

  /// Pushes an item onto the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    checkIsOwn("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: storedItems + [item], slide: animated ? .forward : .none)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item from the stack.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    checkIsOwn("popNavigationItemAnimated:")
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: storedItems.dropLast(), slide: animated ? .backward : .none)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The kinds of transitions between titles.
  enum Slide { case none, forward, backward, fade }

  func change(to items: [UINavigationItem], slide: Slide) {
    for item in storedItems where item.bar === self { item.bar = nil }
    storedItems = items
    titleStretch = 0
    for item in items { item.bar = self }
    let old = content
    content = nil
    if let topItem {
      let new = NavigationBarContent(item: topItem, bar: self)
      new.frame = bounds
      addSubview(new)
      content = new
      new.layoutIfNeeded()
    }
    updateLook()
    guard slide != .none, let new = content else {
      old?.removeFromSuperview()
      return
    }
    let look = SystemDesign.current.transitions
    let way = slide == .fade ? 0 : (slide == .forward ? 1 : -1) * bounds.width * look.barShift
    new.alpha = 0
    new.slide(by: way)
    UIView.animate(
      withDuration: look.pushing,
      animations: {
        new.alpha = 1
        new.slide(by: 0)
        old?.alpha = 0
        old?.slide(by: -way)
      }, completion: { _ in old?.removeFromSuperview() })
  }

  /// Applies the changes to an item.
  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    content?.itemDidChange()
    updateLook()
    if prefersLargeTitles { controller?.barsDidChange() }
  }

  /// Goes back after a tap on the back button.
  func goBack() {
    if let action = topItem?.backAction {
      action.performWithSender(topItem, target: nil)
    } else if let controller {
      guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
      hasAskedBeforePop = true
      controller.popViewController(animated: true)
      hasAskedBeforePop = false
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Layout

  /// The height of the row of buttons, which is larger in a sheet.
  var rowHeight: CGFloat {
    !hasCompactBars && isInSheet ? Self.look.sheetRowHeight : barRowHeight
  }

  private var isInSheet: Bool {
    guard let controller else { return false }
    let presentation = sequence(first: controller as UIViewController, next: \.parent).lazy
      .compactMap(\.presentationState).first
    return presentation?.controller is UISheetPresentationController
  }

  /// Whether a large title is currently shown.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !hasCompactBars, topItem != nil else { return false }
    // An item with the automatic mode uses the mode of the item before it.
    let mode = storedItems.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode == nil || mode == .always
  }

  /// The height of the row with the large title and its subtitle when the content isn't scrolled.
  var fullLargeTitleHeight: CGFloat {
    showsLargeTitle ? Self.look.largeTitle.rowHeight + (content?.largeSubtitleHeight ?? 0) : 0
  }

  /// The height of the row with the large title.
  ///
  /// Scrolling hides a part of the row.
  var largeTitleHeight: CGFloat { max(0, fullLargeTitleHeight - (topItem?.titleCollapse ?? 0)) }

  /// The bar's extra height while content is pulled down.
  final var titleStretch: CGFloat = 0

  /// Returns the bar's best size for a given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    if hidesTitleForSearch { return CGSize(width: width, height: searchHeight) }
    let prompt = topItem?.prompt == nil ? 0 : Self.look.prompt.rowHeight
    return CGSize(width: width, height: rowHeight + prompt + largeTitleHeight + searchHeight)
  }

  /// The height of the bar, which has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var frame = bounds
    if barPosition == .topAttached, let superview {
      let top = max(0, self.frame.minY - superview.bounds.minY)
      frame.origin.y -= top
      frame.size.height += top
    }
    background.frame = frame
    sendSubviewToBack(background)
    content?.frame = bounds
  }

  /// Returns whether a touch at a point hits the bar.
  ///
  /// Touches reach the bar's buttons and its empty areas, but not its other views.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .bar }

  override var elementKind: ElementKind { .navigationBar }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    element.identifier = element.identifier ?? topItem?.plainTitle
  }

  override var kindName: String? { "navigation bar" }

  // MARK: Self-description

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UINavigationBar.barTintColor), .path(\UINavigationBar.barStyle),
      .path(\UINavigationBar.isTranslucent), .path(\UINavigationBar.prefersLargeTitles),
      .values(\UINavigationBar.ownTitleTextAttributes),
      .values(\UINavigationBar.ownLargeTitleTextAttributes),
      .bar(\UINavigationBar.standardAppearance), .bar(\UINavigationBar.compactAppearance),
      .bar(\UINavigationBar.scrollEdgeAppearance),
      .bar(\UINavigationBar.compactScrollEdgeAppearance),
      .path(\UINavigationBar.shadowImage), .path(\UINavigationBar.backIndicatorImage),
      .path(\UINavigationBar.backIndicatorTransitionMaskImage),
      .values(\UINavigationBar.backgroundImages),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("barTintColor", \UINavigationBar.barTintColor),
      .key("translucent", \UINavigationBar.isTranslucent),
      .key("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .key("hidesShadow", \UINavigationBar.hidesShadow),
    ]
  }
}
