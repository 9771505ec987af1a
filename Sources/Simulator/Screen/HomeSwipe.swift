import DeviceProtocol
import Foundation

/// A swipe up from the bottom edge.
struct HomeSwipe {
  /// The touch that started the swipe.
  let first: TouchSample
  /// Whether the finger has moved up far enough that it isn't a tap.
  private(set) var isRecognized = false
  private var last: TouchSample
  /// The time of the finger's last significant movement.
  private var moveTime: Double

  init(_ sample: TouchSample) {
    first = sample
    last = sample
    moveTime = sample.timestamp
  }

  mutating func follow(_ sample: TouchSample) {
    let step = hypot(
      sample.location.x - last.location.x, sample.location.y - last.location.y)
    if step > 2 {
      moveTime = sample.timestamp
      last = sample
    }
    if rise(of: sample) > 12 { isRecognized = true }
  }

  /// Returns the distance that the finger has moved up, in points.
  func rise(of sample: TouchSample) -> Double {
    first.location.y - sample.location.y
  }

  /// Returns whether the finger is still.
  func isHeld(at sample: TouchSample) -> Bool {
    sample.timestamp - moveTime > 0.22
  }

  /// Returns the frame of the card that the finger drags.
  func card(under sample: TouchSample, in situation: ScreenSituation) -> CGRect {
    let (drag, size) = (situation.design.motion.drag, situation.size)
    let height = rise(of: sample)
    let rise = min(1, max(0, height / (size.height * drag.reach)))
    let scale = 1 - drag.shrinking * rise
    let card = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: (size.width - card.width) / 2
        + (sample.location.x - first.location.x) * drag.sideways,
      y: size.height - card.height - height * drag.upward * (1 - rise * drag.slowing),
      width: card.width, height: card.height)
  }
}
