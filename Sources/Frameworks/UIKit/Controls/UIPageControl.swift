import AppRuntime
import DeviceProtocol
import DisplayList

/// A control that shows a dot or an image for each page and marks the current one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol>.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The backgrounds behind the dots.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum>.
  public enum BackgroundStyle: Int, Sendable {
    /// A capsule while the control is touched.
    case automatic
    /// A capsule.
    case prominent
    /// No background.
    case minimal
  }

  /// The state of a drag over the dots.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum>.
  public enum InteractionState: Int, Sendable {
    /// The control isn't touched.
    case none
    /// The user taps the control.
    case discrete
    /// The user drags across the dots.
    case continuous
  }

  /// The direction in which the pages are ordered.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum>.
  public enum Direction: Int, Sendable {
    /// From the leading to the trailing edge.
    case natural
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }

  private static let look = SystemDesign.current.pageControls

  private var start: CGPoint?

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    numberOfPages = coder.integer("numberOfPages") ?? 0
    currentPage = coder.integer("currentPage") ?? 0
    hidesForSinglePage = coder.bool("hidesForSinglePage") ?? false
    pageIndicatorTintColor = coder.color(key: "pageIndicatorTintColor")
    currentPageIndicatorTintColor = coder.color(key: "currentPageIndicatorTintColor")
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .updatesFrequently]
  }

  // MARK: Pages

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = currentPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedCurrentPage = 0

  /// The index of the current page.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      let old = storedCurrentPage
      storedCurrentPage = min(max(0, newValue), max(0, numberOfPages - 1))
      if storedCurrentPage != old { progress?.pageDidChange() }
      setNeedsDisplay()
    }
  }

  /// Whether the control is hidden if there's only one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The direction in which the pages are ordered.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  // MARK: Progress

  /// The progress of the current page, shown by its indicator.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.isProgressVisible = false
      oldValue?.control = nil
      progress?.control = self
      progress?.pageDidChange()
      progressDidMove()
      indicatorsDidChange()
    }
  }

  private func progressDidMove() {
    progress?.isProgressVisible = window != nil && interactionState == .none
  }

  /// Shows or hides the progress.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progressDidMove()
  }

  /// Goes to the next page when the duration of the current page has passed.
  final func advance(to page: Int) { change(to: page) }

  /// The additional length of the current page's indicator.
  private var extraLength: CGFloat {
    progress == nil ? 0 : Self.look.progressLength - Self.look.dotSize
  }

  private func drawProgress(_ progress: UIPageControlProgress, at center: CGPoint) {
    let length = Self.look.progressLength
    var rect = CGRect(
      x: center.x - length / 2, y: center.y - Self.look.dotSize / 2, width: length,
      height: Self.look.dotSize)
    if isVertical {
      rect = CGRect(
        x: center.x - Self.look.dotSize / 2, y: center.y - length / 2, width: Self.look.dotSize,
        height: length)
    }
    (pageIndicatorTintColor ?? Self.look.dotColor).setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: Self.look.dotSize / 2).fill()
    let share = CGFloat(progress.currentProgress) * length
    var done = rect
    if isVertical {
      done.size.height = max(share, Self.look.dotSize)
      if isReversed { done.origin.y = rect.maxY - done.height }
    } else {
      done.size.width = max(share, Self.look.dotSize)
      if isReversed { done.origin.x = rect.maxX - done.width }
    }
    (currentPageIndicatorTintColor ?? Self.look.currentDotColor).setFill()
    UIBezierPath(roundedRect: done, cornerRadius: Self.look.dotSize / 2).fill()
  }

  // MARK: Images

  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// The image for pages that don't have their own image, or `nil` for a dot.
  open var preferredIndicatorImage: UIImage? {
    didSet { indicatorsDidChange() }
  }

  /// The image for the current page if it doesn't have its own image.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { indicatorsDidChange() }
  }

  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image that indicates a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    indicatorImages[page] = image
    indicatorsDidChange()
  }

  /// Returns the image for a page while it's the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  /// Sets the image for a page while it's the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    check(page)
    currentIndicatorImages[page] = image
    indicatorsDidChange()
  }

  private func check(_ page: Int) {
    if !(0..<numberOfPages).contains(page) {
      raise("NSInvalidArgumentException", "Page \(page) doesn't exist.")
    }
  }

  private func indicatorsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func image(of page: Int) -> UIImage? {
    let image = indicatorImages[page] ?? preferredIndicatorImage
    guard page == currentPage else { return image }
    return currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? image
  }

  private var pitch: CGFloat {
    let images =
      [preferredIndicatorImage, preferredCurrentPageIndicatorImage]
      + Array(indicatorImages.values) + Array(currentIndicatorImages.values)
    let lengths = images.map {
      ($0?.size).map { isVertical ? $0.height : $0.width } ?? Self.look.dotSize
    }
    return (lengths.max() ?? Self.look.dotSize) + Self.look.gap
  }

  // MARK: Appearance

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is on the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The background behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// The state of a drag over the dots.
  open private(set) var interactionState = InteractionState.none {
    didSet { progressDidMove() }
  }

  /// Whether dragging across the dots changes the page.
  open var allowsContinuousInteraction = true

  package override var drawsOnClearGround: Bool { true }

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    if backgroundStyle == .prominent { drawBackground() }
    for page in 0..<numberOfPages {
      if page == currentPage, let progress {
        drawProgress(progress, at: center(of: page))
        continue
      }
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? Self.look.currentDotColor
        : pageIndicatorTintColor ?? Self.look.dotColor
      draw(image(of: page), in: color, at: center(of: page))
    }
  }

  private func drawBackground() {
    let length = CGFloat(numberOfPages - 1) * pitch + Self.look.backgroundEndLength + extraLength
    let size = CGSize(
      width: isVertical ? Self.look.height : length, height: isVertical ? length : Self.look.height)
    let capsule = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    Self.look.backgroundColor.setFill()
    UIBezierPath(roundedRect: capsule, cornerRadius: Self.look.height / 2).fill()
  }

  private func draw(_ image: UIImage?, in color: UIColor, at center: CGPoint) {
    let size = image?.size ?? CGSize(width: Self.look.dotSize, height: Self.look.dotSize)
    let rect = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    if let image {
      image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
    } else {
      color.setFill()
      UIGraphicsGetCurrentContext()?.fillEllipse(in: rect)
    }
  }

  private func center(of page: Int) -> CGPoint {
    let place = CGFloat(isReversed ? numberOfPages - 1 - page : page)
    let current = CGFloat(isReversed ? numberOfPages - 1 - currentPage : currentPage)
    let shift = place == current ? 0 : (place < current ? -extraLength : extraLength) / 2
    let along = (place - CGFloat(numberOfPages - 1) / 2) * pitch + shift
    return isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + along)
      : CGPoint(x: bounds.midX + along, y: bounds.midY)
  }

  /// Returns the distance between a point and the center, in the direction of the indicators.
  private func distance(of point: CGPoint) -> CGFloat {
    isVertical ? point.y - bounds.midY : point.x - bounds.midX
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// Called when a touch starts in the control.
  ///
  /// Returns whether to track it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    interactionState = .discrete
    return true
  }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let start else { return true }
    let along = distance(of: touch.location(in: self))
    if abs(along - distance(of: start)) > 10 { interactionState = .continuous }
    guard interactionState == .continuous else { return true }
    let place = Int((along / pitch + CGFloat(numberOfPages - 1) / 2).rounded())
    change(to: isReversed ? numberOfPages - 1 - place : place)
    return true
  }

  /// Called when the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .discrete, isTouchInside, let touch {
      let isForward = (distance(of: touch.location(in: self)) > 0) != isReversed
      change(to: currentPage + (isForward ? 1 : -1))
    }
    interactionState = .none
  }

  /// Called when the system cancels the touch.
  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
  }

  private func change(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Size

  /// Returns the size that the control needs for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(0, pageCount - 1)) * pitch + Self.look.endLength + extraLength
    return CGSize(
      width: isVertical ? Self.look.height : length, height: isVertical ? length : Self.look.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// A description of the current page.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() {
    change(to: currentPage + 1)
  }

  /// Goes to the previous page.
  open override func accessibilityDecrement() {
    change(to: currentPage - 1)
  }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .slider
    element.range = ElementRange(
      minimum: 1, maximum: Double(max(1, numberOfPages)), value: Double(currentPage + 1))
  }

  override func adjust(to value: String) {
    guard isEnabled, let page = Double(value).flatMap(Int.init(exactly:)),
      (1...max(1, numberOfPages)).contains(page), currentPage != page - 1
    else { return }
    currentPage = page - 1
    sendActions(for: .valueChanged)
  }

  override var elementKind: ElementKind { .pageIndicator }

  override func describeForTests(_ element: inout ScreenElement) {
    super.describeForTests(&element)
    element.value = "page \(currentPage + 1) of \(max(1, numberOfPages))"
  }

  override var kindName: String? { "page control" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.index(currentPage)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .index(let index) = value else { return super.restore(value) }
    currentPage = index
    sendActions(for: .valueChanged)
    return true
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UIPageControl.pageIndicatorTintColor),
      .path(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
