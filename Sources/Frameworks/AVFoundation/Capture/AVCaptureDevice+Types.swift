import Foundation

extension AVCaptureDevice {
  /// A type of camera or microphone.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/devicetype-swift.struct>.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A camera whose lens is wide.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// A camera whose lens is wider than the wide one.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A camera whose lens is longer than the wide one.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// A wide camera with a telephoto camera.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A wide camera with an ultrawide camera.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Wide, ultrawide, and telephoto cameras.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// Cameras that measure distances, on the side of the screen.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// A microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// The side of the device that a camera is on.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/avfoundation/avcapturedevice/position-swift.enum>.
  public enum Position: Int, Sendable {
    /// Any side.
    case unspecified
    /// The side opposite the screen.
    case back
    /// The side of the screen.
    case front
  }

  /// A state of the light beside the camera.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice/torchmode-swift.enum>.
  public enum TorchMode: Int, Sendable {
    /// The light is off.
    case off
    /// The light is on.
    case on
    /// The camera decides.
    case auto
  }
}
