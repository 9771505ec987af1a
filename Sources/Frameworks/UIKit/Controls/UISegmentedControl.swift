import AppRuntime
import DeviceProtocol
import Stubs

/// A control of several segments, one of which can be selected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The positions that a segment can have in the control.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment>.
  public enum Segment: Int, Sendable {
    /// Any position.
    case any
    /// The leftmost segment.
    case left
    /// A segment between others.
    case center
    /// The rightmost segment.
    case right
    /// The only segment.
    case alone
  }

  /// The index that represents no segment.
  public static let noSegment = -1

  static let look = SystemDesign.current.segments

  private let selection = SegmentSelection()
  private var segments: [SegmentView] = []
  private var separators: [ControlPart] = []
  private var storedSelection = UISegmentedControl.noSegment
  private var touched: Int?
  private var dragsSelection = false
  /// The attributes of titles, by the raw value of the state.
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The images that were set, by states and bar metrics.
  private var images: [[Int]: UIImage] = [:]
  /// The offsets of content, by the type of segment and bar metrics.
  private var adjustments: [[Int]: UIOffset] = [:]

  /// Creates a segmented control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segmented control from titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String:
        insert(SegmentView(title: title), at: segments.count, animated: false)
      case let image as UIImage:
        insert(SegmentView(image: image), at: segments.count, animated: false)
      case let action as UIAction:
        insert(SegmentView(action: action), at: segments.count, animated: false)
      default:
        raise("NSInvalidArgumentException", "A segment must be a String, a UIImage, or a UIAction.")
      }
    }
    sizeToFit()
  }

  /// Creates a segmented control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  /// Creates a control from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? StoryboardCoder { read(coder) }
  }

  /// Applies the settings in a storyboard, which observers wouldn't notice in an initializer.
  private func read(_ coder: StoryboardCoder) {
    for node in coder.node.children(of: "segments") {
      let title = coder.string("title", of: node) ?? ""
      let segment = SegmentView(title: title)
      segment.image = coder.image("image", of: node)
      if let width = node.double("width") { segment.width = CGFloat(width) }
      if node.bool("enabled") == false { segment.isEnabledSegment = false }
      insert(segment, at: segments.count, animated: false)
    }
    isMomentary = coder.bool("momentary") ?? false
    apportionsSegmentWidthsByContent = coder.bool("apportionsSegmentWidthsByContent") ?? false
    selectedSegmentTintColor = coder.color(key: "selectedSegmentTintColor")
    selectedSegmentIndex = coder.integer("selectedSegmentIndex") ?? Self.noSegment
  }

  private func setUp() {
    drawsContent = false
    layer.cornerRadius = Self.look.cornerRadius
    let track = ControlTrack(Self.look.fill, cornerRadius: Self.look.cornerRadius)
    track.frame = bounds
    addSubview(track)
    addSubview(selection)
    layoutState.hugging.vertical = .defaultHigh
    updateLook()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  private func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if segments.count > 1 {
      let separator = ControlPart(Self.look.separatorColor)
      separators.append(separator)
      insertSubview(separator, belowSubview: selection)
    }
    if storedSelection >= index { storedSelection += 1 }
    segmentsDidChange(animated: animated)
  }

  private func segmentsDidChange(animated: Bool) {
    updateLook()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.look.changing) { self.layoutIfNeeded() }
  }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title ?? ""), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment for an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(action: action), at: segment, animated: animated)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment).removeFromSuperview()
    separators.popLast()?.removeFromSuperview()
    if storedSelection == segment {
      storedSelection = Self.noSegment
    } else if storedSelection > segment {
      storedSelection -= 1
    }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for view in segments { view.removeFromSuperview() }
    for view in separators { view.removeFromSuperview() }
    segments = []
    separators = []
    storedSelection = Self.noSegment
    segmentsDidChange(animated: false)
  }

  private func segment(_ index: Int) -> SegmentView? {
    segments.isEmpty ? nil : segments[min(max(0, index), segments.count - 1)]
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.title = title
    self.segment(segment)?.image = nil
    segmentsDidChange(animated: false)
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment, which replaces its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.image = image
    self.segment(segment)?.title = nil
    segmentsDidChange(animated: false)
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the action of a segment, which also sets the title and the image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment)?.action = action
    segmentsDidChange(animated: false)
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// Returns the index of the segment whose action has an identifier.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment, or 0 to make it as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = width
    segmentsDidChange(animated: false)
  }

  /// Returns the width that was set for a segment, or 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets the offset of a segment's content.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    self.segment(segment)?.contentOffset = offset
    setNeedsLayout()
  }

  /// Returns the offset of a segment's content.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabledSegment = enabled
    updateLook()
  }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabledSegment ?? false
  }

  /// Whether a segment is selected only while it's touched.
  open var isMomentary = false {
    didSet {
      guard isMomentary else { return }
      storedSelection = Self.noSegment
      updateLook()
    }
  }

  /// Whether the widths of segments depend on their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange(animated: false) }
  }

  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get {
      MainThreadChecker.check()
      return storedSelection
    }
    set {
      let index = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard index != storedSelection else { return }
      storedSelection = index
      updateLook()
    }
  }

  // MARK: Appearance

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    segmentsDidChange(animated: false)
  }

  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets the image behind the segments in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
    Stub.segmentedControlBackgroundImage.report(if: backgroundImage != nil)
  }

  /// Returns the image behind the segments for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    images[[Int(state.rawValue), barMetrics.rawValue]]
  }

  /// Sets the image between two segments in specific states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]] = dividerImage
    Stub.segmentedControlDividerImage.report(if: dividerImage != nil)
  }

  /// Returns the image between two segments in specific states.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]]
  }

  /// Sets the offset of the content of segments with a position.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] = adjustment
    updateLook()
  }

  /// Returns the offset of the content of segments with a position.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] ?? .zero
  }

  private func adjustment(at index: Int) -> UIOffset {
    let place: Segment =
      if segments.count == 1 { .alone } else if index == 0 {
        .left
      } else if index == segments.count - 1 { .right } else { .center }
    let metrics = UIBarMetrics.default.rawValue
    return adjustments[[place.rawValue, metrics]] ?? adjustments[[Segment.any.rawValue, metrics]]
      ?? .zero
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  private func updateLook() {
    selection.backgroundColor = selectedSegmentTintColor ?? Self.look.selectionColor
    selection.isHidden = !segments.indices.contains(storedSelection)
    for (index, segment) in segments.enumerated() {
      let isSelected = index == storedSelection
      var look: [NSAttributedString.Key: Any] = [
        .font: font(isSelected: isSelected), .foregroundColor: Self.look.textColor,
      ]
      look.merge(titleAttributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
      if isSelected { look.merge(titleAttributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } }
      if !isEnabled || !segment.isEnabledSegment {
        look[.foregroundColor] = Self.look.disabledColor
        look.merge(titleAttributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 }
      }
      segment.adjustment = adjustment(at: index)
      segment.show(
        look, isSelected: isSelected, isEnabled: isEnabled && segment.isEnabledSegment,
        isTouched: touched == index && !isSelected)
    }
    setNeedsLayout()
  }

  private func font(isSelected: Bool) -> UIFont {
    var font = Self.look.font
    if isSelected { font.weight = Self.look.selectedWeight }
    return font.font
  }

  // MARK: Positions

  private var contentWidths: [CGFloat] {
    segments.map { $0.width > 0 ? $0.width : ceil($0.contentSize.width) + 2 * Self.look.padding }
  }

  private var segmentFrames: [CGRect] {
    let available = bounds.width
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.filter { $0.width == 0 }.count
    let contents = contentWidths
    let flexibleContent = zip(segments, contents).reduce(0) { $0 + ($1.0.width == 0 ? $1.1 : 0) }
    var x: CGFloat = 0
    let frames = zip(segments, contents).map { segment, content in
      var width = segment.width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && flexibleContent > 0
          ? (available - fixed) * content / flexibleContent
          : (available - fixed) / CGFloat(max(1, flexible))
      }
      defer { x += width }
      return CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map {
      CGRect(x: available - $0.maxX, y: 0, width: $0.width, height: $0.height)
    }
  }

  /// Lays out the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) { segment.frame = frame }
    if frames.indices.contains(storedSelection) {
      let frame = frames[storedSelection]
      let inset = Self.look.inset + (dragsSelection ? frame.height * Self.look.draggedInset : 0)
      selection.frame = CGRect(
        x: frame.minX + inset, y: frame.minY + inset, width: max(0, frame.width - 2 * inset),
        height: max(0, frame.height - 2 * inset))
    }
    for (index, separator) in separators.enumerated() where index + 1 < frames.count {
      let edge =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? frames[index].minX : frames[index].maxX
      let size = Self.look.separatorSize
      separator.frame = CGRect(
        x: edge - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      separator.alpha = index == storedSelection || index + 1 == storedSelection ? 0 : 1
    }
  }

  /// The size of the segments, within the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let widths = contentWidths
    let width =
      apportionsSegmentWidthsByContent || segments.contains { $0.width > 0 }
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width, height: Self.look.height - 1)
  }

  /// The distances between the frame and the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// Returns the size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: Self.look.height)
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  private func index(at point: CGPoint) -> Int? {
    let x = min(max(0, point.x), bounds.width - 0.01)
    return segmentFrames.firstIndex { $0.minX <= x && x < $0.maxX }
      .flatMap { segments[$0].isEnabledSegment ? $0 : nil }
  }

  /// Called when a touch starts in the control.
  ///
  /// Returns whether to track it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = index(at: touch.location(in: self)) else { return false }
    touched = index
    dragsSelection = index == storedSelection
    animateLook()
    return true
  }

  /// Called when the touch moves.
  ///
  /// Returns whether to continue tracking it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = isTouchInside ? index(at: touch.location(in: self)) : nil
    guard index != touched else { return true }
    touched = index
    if dragsSelection, let index, index != storedSelection {
      choose(index)
    } else {
      animateLook()
    }
    return true
  }

  /// Called when the touch ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = isTouchInside ? touched : nil
    let wasDragging = dragsSelection
    touched = nil
    dragsSelection = false
    if let index, !wasDragging, isMomentary || index != storedSelection {
      choose(index)
    } else {
      animateLook()
    }
  }

  /// Called when the system cancels the touch.
  open override func cancelTracking(with event: UIEvent?) {
    touched = nil
    dragsSelection = false
    animateLook()
  }

  private func animateLook() {
    updateLook()
    guard window != nil else { return }
    Self.look.motion.animate(options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  /// Selects a segment as if the user tapped it.
  func choose(_ index: Int) {
    let action = segments[index].action
    storedSelection = index
    animateLook()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if let action { sendAction(action) }
    guard isMomentary else { return }
    storedSelection = Self.noSegment
    updateLook()
  }

  func choose(_ segment: SegmentView) {
    guard isEnabled, segment.isEnabledSegment,
      let index = segments.firstIndex(where: { $0 === segment })
    else { return }
    choose(index)
  }

  // MARK: Accessibility

  override func describeRole(_ element: inout ScreenElement) { element.role = .segments }

  override var elementKind: ElementKind { .segmentedControl }

  override var kindName: String? { "segmented control" }

  // MARK: Self-description

  override var keptValues: [ViewState.Value] { changed(.index(selectedSegmentIndex)) }

  override func restore(_ value: ViewState.Value) -> Bool {
    guard case .index(let index) = value else { return super.restore(value) }
    guard index < numberOfSegments else { return false }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    return true
  }

  override class var appearanceProperties: [AppearanceProperty] {
    [
      .path(\UISegmentedControl.selectedSegmentTintColor),
      .values(\UISegmentedControl.titleAttributes),
    ]
  }
}
