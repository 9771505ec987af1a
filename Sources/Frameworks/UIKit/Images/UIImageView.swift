import AppRuntime
import DeviceProtocol
import DisplayList

/// A view that shows an image or an animation of several images.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimageview>.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view with the size of its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates an image view with the size of its image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(
      frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    setUp()
  }

  /// Creates an image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an image view from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    preferredSymbolConfiguration = coder.symbolConfiguration(key: "preferredSymbolConfiguration")
    image = coder.image("image")
    highlightedImage = coder.image("highlightedImage")
    isHighlighted = coder.bool("highlighted") ?? false
  }

  private func setUp() {
    startImplicitly()
    isUserInteractionEnabled = false
    isOpaque = false
    accessibilityTraits = .image
  }

  // MARK: Content

  /// The image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      imageDidChange(from: oldValue)
      if oldValue?.images != nil, animationImages == nil { stopAnimating() }
      startImplicitly()
    }
  }

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { imageDidChange(from: oldValue) } }
  }

  /// Whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange(from: nil) }
  }

  private func imageDidChange(from old: UIImage?) {
    if old?.size != image?.size || preferredSymbolConfiguration != nil {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }

  /// The current image, with its configuration applied.
  private var shown: UIImage? {
    if let frame = currentFrame { return frame }
    return configured(current)
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let image, let preferred = preferredSymbolConfiguration else { return image }
    return image.preferring(preferred)
  }

  private var usedSymbolEffects: SymbolEffectPlayer?

  /// The object that animates the symbol.
  final var symbolEffects: SymbolEffectPlayer {
    if let usedSymbolEffects { return usedSymbolEffects }
    let player = SymbolEffectPlayer(self)
    usedSymbolEffects = player
    return player
  }

  /// Restarts symbol effects that ended when the view left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { usedSymbolEffects?.resume() }
  }

  // MARK: Animation

  /// The images of the animation.
  open var animationImages: [UIImage]? {
    didSet {
      stopAnimating()
      setNeedsDisplay()
    }
  }

  /// The images of the animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one animation cycle in seconds, or 0 to show each image for a thirtieth of a
  /// second.
  open var animationDuration: TimeInterval = 0

  /// The number of times that the animation is repeated, or 0 to repeat it forever.
  open var animationRepeatCount = 0

  private var timer: DeviceClock.Timer?
  private var frameIndex = 0

  private var frames: [UIImage] {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? current?.images ?? []
  }

  private var current: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var currentFrame: UIImage? {
    timer == nil || frames.isEmpty ? nil : frames[frameIndex % frames.count]
  }

  /// Starts the animation.
  open func startAnimating() {
    let count = frames.count
    guard timer == nil, count > 0 else { return }
    frameIndex = 0
    let ownDuration = animationImages == nil ? current?.duration ?? 0 : animationDuration
    let duration = ownDuration > 0 ? ownDuration : Double(count) / 30
    timer = DeviceClock.shared.schedule(
      after: duration / Double(count), repeating: true, keepsAwake: animationRepeatCount > 0
    ) { [weak self] in self?.showNextFrame() }
    setNeedsDisplay()
  }

  /// Starts the animation of an animated image as soon as it's set.
  private func startImplicitly() {
    if image?.images != nil, animationImages == nil { startAnimating() }
  }

  private func showNextFrame() {
    frameIndex += 1
    if animationRepeatCount > 0, frameIndex >= animationRepeatCount * frames.count {
      stopAnimating()
    }
    setNeedsDisplay()
  }

  /// Stops the animation and shows the image.
  open func stopAnimating() {
    guard timer != nil else { return }
    timer?.invalidate()
    timer = nil
    setNeedsDisplay()
  }

  /// Whether the animation is running.
  open var isAnimating: Bool { timer != nil }

  // MARK: Size

  /// The size of the image.
  open override var intrinsicContentSize: CGSize {
    guard let image = configured(image) else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return image.size
  }

  /// Returns the size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// Returns the baseline of the image, if the view shows one.
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let image = configured(image), let offset = image.baselineOffsetFromBottom,
      image.size.height > 0
    else { return (0, 0) }
    let place = contentMode.place(image.size, in: CGRect(origin: .zero, size: size))
    let baseline = place.maxY - offset * place.height / image.size.height
    return (baseline, size.height - baseline)
  }

  override var baselineShares: (first: Double, last: Double) {
    guard let image = configured(image), let offset = image.baselineOffsetFromBottom,
      image.size.height > 0
    else { return super.baselineShares }
    let share: Double =
      switch contentMode {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: 1
      case .scaleToFill, .redraw: 1 - offset / image.size.height
      default: 0.5
      }
    return (share, share)
  }

  override var redrawsOnResize: Bool { true }

  /// The content mode.
  ///
  /// Changing it redraws the image.
  open override var contentMode: UIView.ContentMode {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  // MARK: Drawing

  /// Whether content is visible beyond the bounds.
  ///
  /// An image that's larger than the view is visible, because the image is the content of the
  /// view's layer.
  package override var showsContentBeyondBounds: Bool { true }

  package override var drawsOnClearGround: Bool { true }

  /// Draws the image. Unlike other views, image views don't call `draw(_:)`.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    traitCollection.performAsCurrent { drawImage(in: ctx) }
  }

  private func drawImage(in context: CGContext) {
    guard let shown else { return }
    let place = contentMode.place(shown.size, in: bounds)
    let image = contentMode == .scaleToFill ? shown.stretched(at: layer.contentsCenter) : shown
    let tint = image.isTemplate() ? tintColor.resolved(with: traitCollection).displayed : nil
    for command in image.commands(in: place, tint: tint, traits: traitCollection) {
      context.draw(command)
    }
  }

  /// Draws the image in the new color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.isTemplate() == true { setNeedsDisplay() }
  }

  // MARK: Accessibility

  /// The image's label, unless another is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? imageLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The label of the image, or `nil` in a control, which has the label itself.
  private var imageLabel: String? {
    guard let label = image?.accessibilityLabel else { return nil }
    var container = superview
    while let view = container {
      if view is any ImageLabeling { return nil }
      container = view.superview
    }
    return label
  }

  override func describe(_ element: inout ScreenElement) {
    super.describe(&element)
    if image?.isTemplate() == true {
      element.tintColor = tintColor.resolved(with: traitCollection).displayed
    }
  }

  override var elementKind: ElementKind { elementKind(otherwise: .image) }

  override var kindName: String? { "image" }

  // MARK: Self-description

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(
      .fact("Image", of: UIImageView.self) {
        $0.image.map { InspectorGeometry.text($0.size) }
      })
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("image", \UIImageView.image),
      .key("highlightedImage", \UIImageView.highlightedImage),
      .key("highlighted", \UIImageView.isHighlighted),
    ]
  }

  override class var canBeSender: Bool { true }
}

extension UIView.ContentMode {
  /// Returns the rectangle for content with a size within bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var result = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let across = bounds.width / size.width
      let down = bounds.height / size.height
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      result = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    var x = bounds.midX - result.width / 2
    var y = bounds.midY - result.height / 2
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - result.height
    default: break
    }
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - result.width
    default: break
    }
    return CGRect(x: x, y: y, width: result.width, height: result.height)
  }
}
