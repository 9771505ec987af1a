import AppRuntime
import Foundation

/// A camera or a microphone. The simulated device has none, as Apple's Simulator has no camera.
///
/// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice>.
open class AVCaptureDevice: NSObject {
  /// The device, of which there's none, so that nothing creates an instance.
  private var device: Never { fatalError("the simulated device has no camera or microphone") }

  private override init() {
    super.init()
  }

  // MARK: Authorization

  /// Returns the app's authorization to use the camera or the microphone.
  /// - Parameter mediaType: `video` or `audio`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CaptureAuthorization(mediaType).status
  }

  /// Asks the user for the use of the camera or the microphone, and calls a closure on another
  /// thread.
  ///
  /// If Info.plist doesn't explain the use, the app ends.
  /// - Parameter mediaType: `video` or `audio`.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let authorization = CaptureAuthorization(mediaType)
    MainQueue.run {
      authorization.request { status in
        let finish = MainQueue.noteWork()
        DispatchQueue.global().async {
          handler(status == .authorized)
          // The handler's own work on the main queue comes first.
          DispatchQueue.main.async { finish() }
        }
      }
    }
  }

  /// Asks the user for the use of the camera or the microphone.
  /// - Parameter mediaType: `video` or `audio`.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Devices

  /// Returns `nil`, because there's no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns `nil`, because there's no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns an empty array, because there's no device.
  @available(*, deprecated, message: "Use AVCaptureDeviceDiscoverySession instead.")
  open class func devices() -> [AVCaptureDevice] { [] }

  /// Returns an empty array, because there's no device.
  @available(*, deprecated, message: "Use AVCaptureDeviceDiscoverySession instead.")
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  // MARK: Properties

  /// An identifier of the device that stays the same.
  open var uniqueID: String { switch device {} }

  /// The name of the device in the user's language.
  open var localizedName: String { switch device {} }

  /// The type of the device.
  open var deviceType: DeviceType { switch device {} }

  /// The side of the device that the camera is on.
  open var position: Position { switch device {} }

  /// Returns whether the device records a kind of media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { switch device {} }

  // MARK: Light

  /// Whether there's a light beside the camera.
  open var hasTorch: Bool { switch device {} }

  /// Whether the light can be turned on now.
  open var isTorchAvailable: Bool { switch device {} }

  /// The state of the light.
  open var torchMode: TorchMode {
    get { switch device {} }
    set { switch device {} }
  }

  /// Returns whether the light can have a state.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { switch device {} }

  // MARK: Configuring

  /// Lets the app configure the device.
  /// - Throws: An error if another app configures it.
  open func lockForConfiguration() throws { switch device {} }

  /// Ends the configuration of the device.
  open func unlockForConfiguration() { switch device {} }
}
