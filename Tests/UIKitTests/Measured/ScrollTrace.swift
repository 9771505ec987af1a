import Foundation

/// The offsets of a scroll view of 393 by 852 points after a finger lifted, as iOS 26.1 shows them
/// on an iPhone 16 with 3 pixels per point (scroll-traces).
struct ScrollTrace: Sendable {
  /// The finger's steps, one every 8 ms.
  let step: CGFloat
  let steps: Int
  /// Where the finger touched.
  let touch: CGFloat
  let start: CGFloat
  let lift: CGFloat
  /// The seconds from the lift to the first frame.
  let firstFrame: TimeInterval
  let offsets: [CGFloat]
  let endTime: TimeInterval
  let end: CGFloat

  /// Whether the finger rests for 0.3 seconds before it lifts.
  var restsBeforeLift: Bool { step > 0 }

  /// The time of a frame after the lift.
  func time(of frame: Int) -> TimeInterval { firstFrame + Double(frame) / 60 }
}

extension ScrollTrace {
  /// A flick with 750 points per second.
  static let flick = ScrollTrace(
    step: -6, steps: 14, touch: 792, start: 5000, lift: 5074, firstFrame: 0.0103,
    offsets: [
      5081.333, 5093.333, 5105, 5116, 5127, 5137.667, 5147.667, 5157.667, 5167.333, 5176.333,
      5185.333, 5194, 5202.333, 5210.333, 5218, 5225.667, 5233, 5240, 5247, 5253.667, 5260, 5266,
      5272, 5278, 5283.333, 5289, 5294, 5299, 5304, 5308.667, 5313.333, 5317.667, 5322, 5326.333,
      5330.333, 5334, 5337.667, 5341.333, 5345, 5348.333, 5351.667, 5354.667, 5358, 5360.667,
      5363.667, 5366.333, 5369, 5371.667, 5374.333, 5376.667, 5379, 5381.333, 5383.333, 5385.667,
    ], endTime: 2.1605, end: 5443.333)

  /// A pull beyond the top, with a rest of 0.3 s before the lift.
  static let rubberBand = ScrollTrace(
    step: 5, steps: 120, touch: 120, start: 0, lift: -235, firstFrame: 0.0073,
    offsets: [
      -223.333, -197, -173.333, -152, -133.333, -116.333, -101.333, -88.333, -76.667, -66.667,
      -57.667, -50, -43, -37.333, -32, -27.667, -23.667, -20.333, -17.667, -15, -13, -11, -9.667,
      -8.333, -7, -6, -5, -4.333, -3.667, -3.333, -2.667, -2.333, -2, -1.667, -1.333, -1.333, -1,
      -1, -0.667, -0.667, -0.667,
    ], endTime: 0.6907, end: 0)

  /// A flick with 3,125 points per second, 60 points before the end of the content.
  static let impact = ScrollTrace(
    step: -25, steps: 12, touch: 792, start: 38798, lift: 39088, firstFrame: 0.0071,
    offsets: [
      39108.333, 39158.333, 39196.667, 39222, 39237.333, 39245.333, 39248.333, 39247.667, 39244.333,
      39239.333, 39233.333, 39227, 39220.333, 39213.667, 39207, 39201, 39195.333, 39190, 39185.333,
      39180.667, 39177, 39173.333, 39170.333, 39167.333, 39165, 39162.667, 39160.667, 39159,
      39157.667, 39156.333, 39155.333, 39154.333, 39153.333, 39152.667, 39152, 39151.333, 39151,
      39150.667, 39150,
    ], endTime: 0.8073, end: 39148)
}
