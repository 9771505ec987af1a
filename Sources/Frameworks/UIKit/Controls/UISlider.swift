import AppRuntime
import DeviceProtocol

/// A control with a thumb that the user drags along a track to choose a value.
///
/// Follows <https://developer.apple.com/documentation/uikit/uislider>.
@preconcurrency @MainActor
open class UISlider: UIControl {
  static let look = SystemDesign.current.sliders
  /// The distance from the thumb within which a touch can still drag it.
  private static let thumbSlop: CGFloat = 12

  private let maximumTrack = UISliderTrack()
  private let minimumTrack = UISliderTrack()
  final let thumb = UISliderThumb()
  /// The views of the ticks, in the order of the track configuration.
  final var tickViews: [SliderTickView] = []
  private var minimumImageView: UIImageView?
  private var maximumImageView: UIImageView?
  /// The distance between the middle of the thumb and the touch that drags it.
  private var grip: CGFloat = 0

  /// Creates a slider from 0 to 1 with the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    guard let coder = coder as? StoryboardCoder else { return }
    let lower = Float(coder.double("minValue", atMost: StoryboardNode.largestValue) ?? 0)
    let upper = Float(coder.double("maxValue", atMost: StoryboardNode.largestValue) ?? 1)
    minimumValue = lower
    maximumValue = upper
    value = Float(coder.double("value", atMost: StoryboardNode.largestValue) ?? 0)
    isContinuous = coder.bool("continuous") ?? true
    minimumTrackTintColor = coder.color(key: "minimumTrackTintColor")
    maximumTrackTintColor = coder.color(key: "maximumTrackTintColor")
    thumbTintColor = coder.color(key: "thumbTintColor")
    decodeImages(coder)
    updateLook()
  }

  /// Decodes the images, because an initializer's assignments wouldn't create their views.
  private func decodeImages(_ coder: StoryboardCoder) {
    minimumValueImage = coder.image("minimumValueImage")
    maximumValueImage = coder.image("maximumValueImage")
  }

  private func setUp() {
    drawsContent = false
    for view in [maximumTrack, minimumTrack, thumb] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    layoutState.hugging.vertical = .defaultHigh
    updateLook()
  }

  /// The style that the slider has; on a phone or tablet, it's always that of iPadOS.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// The preferred style, which has an effect only on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Value

  private var storedValue: Float = 0

  /// The value.
  open var value: Float {
    get {
      MainThreadChecker.check()
      return storedValue
    }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value and moves the thumb.
  open func setValue(_ value: Float, animated: Bool) {
    let allowed = allowed(value)
    guard allowed != storedValue, !allowed.isNaN else { return }
    storedValue = allowed
    setNeedsLayout()
    if animated, window != nil {
      UIView.animate(
        withDuration: Self.look.changing, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState]
      ) {
        self.layoutIfNeeded()
      }
    }
  }

  /// The minimum value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }

  /// The maximum value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }

  /// Whether the slider reports each change during a drag, instead of only the last.
  open var isContinuous = true

  private var fraction: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }

  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The ticks of the track, and the values that users can choose.
  @available(IOS26 )
  public final var trackConfiguration: TrackConfiguration? {
    didSet {
      guard trackConfiguration != oldValue else { return }
      setValue(storedValue, animated: false)
      updateTicks()
    }
  }

  // MARK: Appearance

  /// The style, which determines whether the slider has a thumb.
  @available(IOS26 )
  open var sliderStyle = UISlider.Style.default { didSet { updateLook() } }

  private var isThumbless: Bool { sliderStyle == .thumbless }

  /// The color of the track on the minimum side of the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { updateLook() } }

  /// The color of the track on the maximum side of the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { updateLook() } }

  /// The color of the thumb.
  open var thumbTintColor: UIColor? { didSet { updateLook() } }

  /// An image at the minimum end of the track.
  open var minimumValueImage: UIImage? {
    didSet { setValueImage(minimumValueImage, &minimumImageView) }
  }

  /// An image at the maximum end of the track.
  open var maximumValueImage: UIImage? {
    didSet { setValueImage(maximumValueImage, &maximumImageView) }
  }

  private func setValueImage(_ image: UIImage?, _ view: inout UIImageView?) {
    view?.removeFromSuperview()
    view = image.map { UIImageView(image: $0) }
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]

  /// Sets the image of the thumb in a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state.rawValue] = image
    updateLook()
  }

  /// Sets the image of the minimum side of the track in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state.rawValue] = image
    updateLook()
  }

  /// Sets the image of the maximum side of the track in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state.rawValue] = image
    updateLook()
  }

  /// Returns the image of the thumb in a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state.rawValue] }

  /// Returns the image of the minimum side of the track in a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state.rawValue]
  }

  /// Returns the image of the maximum side of the track in a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state.rawValue]
  }

  /// The image of the thumb in the current state.
  open var currentThumbImage: UIImage? { current(thumbImages) }

  /// The image of the minimum side of the track in the current state.
  open var currentMinimumTrackImage: UIImage? { current(minimumTrackImages) }

  /// The image of the maximum side of the track in the current state.
  open var currentMaximumTrackImage: UIImage? { current(maximumTrackImages) }

  private func current(_ images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }

  /// Called after the tint color changes.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  private func updateLook() {
    minimumTrack.show(minimumTrackTintColor ?? tintColor, currentMinimumTrackImage)
    maximumTrack.show(maximumTrackTintColor ?? Self.look.trackColor, currentMaximumTrackImage)
    thumb.show(thumbTintColor ?? Self.look.thumbColor, currentThumbImage)
    thumb.isHidden = isThumbless
    for track in [minimumTrack, maximumTrack] {
      track.alpha = isEnabled ? 1 : Self.look.disabledOpacity
    }
    setNeedsLayout()
  }

  // MARK: Layout rectangles

  /// Returns the rectangle of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, bounds, isLeft: !isMirrored)
  }

  /// Returns the rectangle of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, bounds, isLeft: isMirrored)
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var left = bounds.minX + Self.look.thumbInset
    var right = bounds.maxX - Self.look.thumbInset
    let (leftImage, rightImage) =
      isMirrored
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    if let leftImage { left = bounds.minX + leftImage.size.width + Self.look.imageGap }
    if let rightImage { right = bounds.maxX - rightImage.size.width - Self.look.imageGap }
    let height = trackHeight
    return CGRect(
      x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
  }

  /// The height of the track, or of its images if it has any.
  private var trackHeight: CGFloat {
    let images = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }
    return images.max() ?? Self.look.trackHeight
  }

  /// Returns the frame of one side of the track.
  ///
  /// It's as tall as its own image, unless the app has changed the height of the track.
  private func side(of track: CGRect, _ image: UIImage?) -> CGRect {
    guard track.height == trackHeight else { return track }
    let height = image?.size.height ?? Self.look.trackHeight
    return CGRect(x: track.minX, y: track.midY - height / 2, width: track.width, height: height)
  }

  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = thumbSize
    let range = maximumValue - minimumValue
    var fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    if isMirrored { fraction = 1 - fraction }
    let overhang = currentThumbImage == nil && !isThumbless ? Self.look.thumbInset : 0
    let left = rect.minX - overhang
    let travel = rect.width + 2 * overhang - size.width
    return CGRect(
      x: left + fraction * travel, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The size of the thumb's rectangle, which has no width without a thumb.
  private var thumbSize: CGSize {
    if isThumbless { return CGSize(width: 0, height: Self.look.thumbSize.height) }
    return currentThumbImage?.size ?? Self.look.thumbSize
  }

  /// Lays out the track, the ticks, the thumb, and the images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    let track = trackRect(forBounds: bounds)
    let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    maximumTrack.frame = side(of: track, currentMaximumTrackImage)
    minimumTrack.frame = filled(
      side(of: track, currentMinimumTrackImage), of: track, upTo: thumbFrame.midX)
    layOutTicks(track)
    thumb.frame =
      currentThumbImage == nil
      ? thumbFrame.insetBy(dx: Self.look.thumbInset, dy: Self.look.thumbInset) : thumbFrame
    minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Touches

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Called when a touch starts in the control.
  ///
  /// Returns whether it's at the thumb, or at the slider if that has no thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let thumbRect = currentThumbRect
    guard
      isThumbless || thumbRect.insetBy(dx: -Self.thumbSlop, dy: -Self.thumbSlop).contains(location)
    else { return false }
    grip = location.x - thumbRect.midX
    return true
  }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return true }
    let fraction = min(1, max(0, (touch.location(in: self).x - grip - first) / (last - first)))
    let old = storedValue
    value =
      fraction == 1
      ? maximumValue : minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged, with: event) }
    return true
  }

  /// Called when the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }

  /// Returns whether a gesture recognizer can start.
  ///
  /// While the thumb is dragged, gesture recognizers in the slider's superviews can't.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer.view !== self, isTracking { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Size

  /// The height of the slider's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.look.height - 1)
  }

  /// The distances between the frame and the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: Self.look.thumbInset, bottom: 1, right: Self.look.thumbInset)
  }

  /// Returns the given width and the height of a slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.look.height)
  }

  // MARK: Accessibility

  /// The title of the tick at the value, or the value as a percentage of the range.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? tickTitle ?? "\(Int((fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range, or to that of the next tick.
  open override func accessibilityIncrement() {
    adjust(isIncrement: true)
  }

  /// Decreases the value by a tenth of the range, or to that of the previous tick.
  open override func accessibilityDecrement() {
    adjust(isIncrement: false)
  }

  private func adjust(isIncrement: Bool) {
    guard isEnabled else { return }
    let old = storedValue
    value = nextValue(isHigher: isIncrement)
    if storedValue != old { sendActions(for: .valueChanged) }
  }

  override func describeRole(_ element: inout ScreenElement) {
    element.role = .slider
    element.range = ElementRange(
      minimum: Double(minimumValue), maximum: Double(maximumValue), value: Double(value))
  }

  override func adjust(to text: String) {
    guard isEnabled, let number = Float(text), number.isFinite else { return }
    let old = value
    value = number
    if value != old { sendActions(for: .valueChanged) }
  }

  override var elementKind: ElementKind { .slider }

  override var kindName: String? { "slider" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.number(Double(value))) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .number(let number) = value else { return super.restore(value) }
    self.value = Float(number)
    sendActions(for: .valueChanged)
    return true
  }

  override class func listProperties(_ list: inout InspectorProperties) {
    super.listProperties(&list)
    list.content.append(
      .number(
        "slider.value", "Value", of: UISlider.self, { CGFloat($0.value) }, { $0.value = Float($1) })
    )
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UISlider.minimumTrackTintColor), .path(\UISlider.maximumTrackTintColor),
      .path(\UISlider.thumbTintColor), .path(\UISlider.minimumValueImage),
      .path(\UISlider.maximumValueImage),
    ]
  }

  override class var namedMembers: [ObjCMember] {
    [
      .key("value", \UISlider.value),
      .key("minimumValue", \UISlider.minimumValue),
      .key("maximumValue", \UISlider.maximumValue),
      .key("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .key("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .key("thumbTintColor", \UISlider.thumbTintColor),
    ]
  }
}
