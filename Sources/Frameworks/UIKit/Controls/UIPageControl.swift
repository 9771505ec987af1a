import DisplayList

/// A row of dots, one for each page.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol>.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What is behind the dots.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum>.
  public enum BackgroundStyle: Int, Sendable {
    /// A capsule while a finger is on it.
    case automatic
    /// A capsule.
    case prominent
    /// Nothing.
    case minimal
  }

  /// The state of a drag over the dots.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum>.
  public enum InteractionState: Int, Sendable {
    /// No finger is on it.
    case none
    /// A finger tapped.
    case discrete
    /// A finger drags over the dots.
    case continuous
  }

  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  private static let height: CGFloat = 26

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
    guard let coder = coder as? StoryboardCoder else { return }
    numberOfPages = coder.integer("numberOfPages") ?? 0
    currentPage = coder.integer("currentPage") ?? 0
    hidesForSinglePage = coder.bool("hidesForSinglePage") ?? false
    pageIndicatorTintColor = coder.color(key: "pageIndicatorTintColor")
    currentPageIndicatorTintColor = coder.color(key: "currentPageIndicatorTintColor")
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .updatesFrequently]
  }

  // MARK: Pages

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = currentPage
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedCurrentPage = 0

  /// The page that is shown.
  open var currentPage: Int {
    get { storedCurrentPage }
    set {
      storedCurrentPage = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Whether nothing is shown for one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The color of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// What is behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// The state of a drag over the dots.
  open private(set) var interactionState = InteractionState.none

  /// Whether a drag over the dots goes through the pages.
  open var allowsContinuousInteraction = true

  // MARK: Look

  private static let dotColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.3)
  }

  private static let currentDotColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.85)
  }

  /// Draws the dots.
  open override func draw(_ rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let context = UIGraphicsGetCurrentContext()
    let width = CGFloat(numberOfPages - 1) * Self.pitch
    if backgroundStyle == .prominent {
      UIColor.tertiarySystemFill.setFill()
      let capsule = CGRect(
        x: bounds.midX - width / 2 - 16, y: bounds.midY - Self.height / 2, width: width + 32,
        height: Self.height)
      context?.addPath(UIBezierPath(roundedRect: capsule, cornerRadius: Self.height / 2).cgPath)
      context?.fillPath()
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for page in 0..<numberOfPages {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? Self.currentDotColor
        : pageIndicatorTintColor ?? Self.dotColor
      color.setFill()
      let place = CGFloat(isMirrored ? numberOfPages - 1 - page : page)
      context?.fillEllipse(
        in: CGRect(
          x: bounds.midX - width / 2 + place * Self.pitch - Self.dot / 2,
          y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot))
    }
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// Tells a subclass that a finger went down; it answers whether to follow it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    interactionState = .discrete
    return true
  }

  /// Tells a subclass that the finger moved; it answers whether to follow it further.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let start else { return true }
    let x = touch.location(in: self).x
    if abs(x - start.x) > 10 { interactionState = .continuous }
    guard interactionState == .continuous else { return true }
    let first = bounds.midX - CGFloat(numberOfPages - 1) * Self.pitch / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = Int(((x - first) / Self.pitch).rounded())
    change(to: isMirrored ? numberOfPages - 1 - place : place)
    return true
  }

  /// Tells a subclass that the finger was raised.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .discrete, isTouchInside, let touch {
      let isForward =
        (touch.location(in: self).x > bounds.midX)
        != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
      change(to: currentPage + (isForward ? 1 : -1))
    }
    interactionState = .none
  }

  /// Tells a subclass that the system cancelled the touch.
  open override func cancelTracking(with event: UIEvent?) {
    interactionState = .none
  }

  private func change(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Size

  /// The size that a number of dots takes.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount - 1)) * Self.pitch + 40, height: Self.height)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  /// The page in words.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Goes to the next page.
  open override func accessibilityIncrement() {
    change(to: currentPage + 1)
  }

  /// Goes to the page before.
  open override func accessibilityDecrement() {
    change(to: currentPage - 1)
  }
}
