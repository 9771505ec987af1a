import CoreGraphics

/// A face that a detector found, of which there are none.
///
/// Follows <https://developer.apple.com/documentation/coreimage/cifacefeature>.
open class CIFaceFeature: CIFeature {
  /// The position of the left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// The position of the right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// The position of the mouth.
  open var mouthPosition: CGPoint { .zero }
  /// Whether the left eye was found.
  open var hasLeftEyePosition: Bool { false }
  /// Whether the right eye was found.
  open var hasRightEyePosition: Bool { false }
  /// Whether the mouth was found.
  open var hasMouthPosition: Bool { false }
  /// Whether the angle of the face is known.
  open var hasFaceAngle: Bool { false }
  /// The angle of the face, in degrees.
  open var faceAngle: Float { 0 }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// Whether the left eye is closed.
  open var leftEyeClosed: Bool { false }
  /// Whether the right eye is closed.
  open var rightEyeClosed: Bool { false }
}
