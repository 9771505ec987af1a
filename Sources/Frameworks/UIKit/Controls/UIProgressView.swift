import DeviceProtocol
import Stubs

/// A bar that shows the progress of a task.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiprogressview>.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a progress view.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiprogressview/style>.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// The style in a toolbar.
    case bar
  }

  private static let look = SystemDesign.current.progress

  private let track = ControlPart(UIProgressView.look.trackColor)
  private let fill = ControlPart()
  private let trackImageView = UIImageView()
  private let progressImageView = UIImageView()

  /// Creates a progress view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.look.width, height: Self.look.height))
    progressViewStyle = style
  }

  /// Creates a progress view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    progressViewStyle =
      coder.value("progressViewStyle", ["default": .default, "bar": .bar]) ?? .default
    progress = Float(coder.double("progress") ?? 0)
    progressTintColor = coder.color(key: "progressTintColor")
    trackTintColor = coder.color(key: "trackTintColor")
    progressImage = coder.image("progressImage")
    trackImage = coder.image("trackImage")
  }

  /// The frame of the bar, whose height the style determines. Only constraints can change it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let insets = alignmentRectInsets
      let height = intrinsicContentSize.height + insets.top + insets.bottom
      super.frame = CGRect(
        x: newValue.minX, y: newValue.minY, width: newValue.width, height: height)
    }
  }

  private func setUp() {
    drawsContent = false
    frame = super.frame
    for view in [track, trackImageView, fill, progressImageView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    layoutState.hugging.vertical = .defaultHigh
    updateLook()
  }

  // MARK: Progress

  private var storedProgress: Float = 0

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(1, max(0, progress))
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(withDuration: Self.look.changing) { self.layoutIfNeeded() }
    }
  }

  /// The object whose progress is shown.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      setProgress(Float(observedProgress.fractionCompleted), animated: false)
      Stub.progressViewObservedProgress.report()
    }
  }

  // MARK: Appearance

  /// The style of the progress view.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      frame = super.frame
      updateLook()
    }
  }

  /// The color of the filled part.
  open var progressTintColor: UIColor? { didSet { updateLook() } }

  /// The color of the rest of the track.
  open var trackTintColor: UIColor? { didSet { updateLook() } }

  /// An image for the filled part.
  open var progressImage: UIImage? { didSet { updateLook() } }

  /// An image for the rest of the track.
  open var trackImage: UIImage? { didSet { updateLook() } }

  /// Called after the tint color changes.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  private func updateLook() {
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor =
      trackTintColor ?? (progressViewStyle == .bar ? .clear : Self.look.trackColor)
    fill.isHidden = progressImage != nil
    track.isHidden = trackImage != nil
    progressImageView.image = progressImage
    trackImageView.image = trackImage
    setNeedsLayout()
  }

  /// Lays out the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let whole = CGRect(origin: .zero, size: bounds.size)
    var part = whole
    part.size.width = whole.width * CGFloat(storedProgress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      part.origin.x = whole.maxX - part.width
    }
    track.frame = whole
    trackImageView.frame = whole
    fill.frame = part
    progressImageView.frame = part
  }

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: progressViewStyle == .bar ? Self.look.barHeight : Self.look.height)
  }

  /// The bar style is one point taller than its alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: 0, bottom: progressViewStyle == .bar ? Self.look.barInset : 0, right: 0)
  }

  /// Returns the given width and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Accessibility

  /// The progress as a percentage.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// The name of the bar for assistive technologies.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Progress" }
    set { super.accessibilityLabel = newValue }
  }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .progress
    element.range = ElementRange(minimum: 0, maximum: 1, value: Double(progress))
  }

  override var elementKind: ElementKind { .progressIndicator }

  override var kindName: String? { "progress" }

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(
      .number(
        "progress", "Progress", of: UIProgressView.self, in: 0...1, { CGFloat($0.progress) },
        { $0.progress = Float($1) }))
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UIProgressView.progressTintColor), .path(\UIProgressView.trackTintColor),
      .path(\UIProgressView.progressImage), .path(\UIProgressView.trackImage),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("progress", \UIProgressView.progress),
      .key("progressTintColor", \UIProgressView.progressTintColor),
      .key("trackTintColor", \UIProgressView.trackTintColor),
    ]
  }
}
