import Foundation

extension AVCaptureDevice {
  /// A search for cameras and microphones, which finds none.
  ///
  /// Follows <https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession>.
  open class DiscoverySession: NSObject {
    /// The devices, of which there are none.
    public let devices: [AVCaptureDevice] = []

    /// Creates a search for devices of some types.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position
    ) {}
  }
}
