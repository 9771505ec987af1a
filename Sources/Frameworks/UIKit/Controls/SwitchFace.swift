/// The look of a switch: a track with a thumb that slides along it.
///
/// The switch keeps the state, handles touches, and describes itself to assistive technologies.
final class SwitchFace: UIView {
  /// The state to show.
  struct State: Equatable {
    var isOn = false
    /// Whether the switch is off at the right.
    var isMirrored = false
    var isEnabled = true
    /// Whether a finger is on the switch.
    var isTouched = false
    /// The app's colors of the track that's on, and of the thumb.
    var onColor: UIColor?
    var thumbColor: UIColor?
  }

  private static let look = SystemDesign.current.switches

  private let track = ControlPart()
  private let thumb = ControlPart()

  /// The size of the switch, in points.
  static var size: CGSize { look.size }

  var state = State() {
    didSet {
      guard state != oldValue else { return }
      showColors()
      setNeedsLayout()
    }
  }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    drawsContent = false
    isUserInteractionEnabled = false
    Self.look.thumbShadow.apply(to: thumb.layer)
    addSubview(track)
    addSubview(thumb)
    showColors()
  }

  required init?(coder: NSCoder) { nil }

  private func showColors() {
    track.backgroundColor = state.isOn ? state.onColor ?? Self.look.onColor : Self.look.offColor
    thumb.backgroundColor = state.thumbColor ?? Self.look.thumbColor
    track.alpha = state.isEnabled ? 1 : Self.look.disabledOpacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let look = Self.look
    track.frame = CGRect(origin: .zero, size: look.size)
    let width = look.thumbSize.width + (state.isTouched ? look.stretch : 0)
    let isRight = state.isOn != state.isMirrored
    thumb.frame = CGRect(
      x: isRight ? look.size.width - look.inset - width : look.inset, y: look.inset, width: width,
      height: look.thumbSize.height)
  }
}
