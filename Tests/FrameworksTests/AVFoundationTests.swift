import AVFoundation
import Testing

/// The parts of AVFoundation and AudioToolbox that don't need a camera or sounds.
struct AVFoundationTests {
  @Test(arguments: [
    (
      CGSize(width: 4, height: 3), CGRect(x: 10, y: 20, width: 80, height: 80),
      CGRect(x: 10, y: 30, width: 80, height: 60)
    ),
    (
      CGSize(width: 10, height: 40), CGRect(x: 0, y: 0, width: 50, height: 20),
      CGRect(x: 22.5, y: 0, width: 5, height: 20)
    ),
  ])
  func aRectangleKeepsItsAspectRatio(size: CGSize, bounds: CGRect, expected: CGRect) {
    #expect(AVMakeRect(aspectRatio: size, insideRect: bounds) == expected)
  }

  @Test func noDeviceIsFound() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let session = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
    #expect(session.devices.isEmpty)
  }

  @Test func aSoundNeedsAFile() throws {
    var sound: SystemSoundID = 0
    let nowhere = URL(fileURLWithPath: "/nonexistent/sound.wav")
    #expect(
      AudioServicesCreateSystemSoundID(nowhere as CFURL, &sound)
        == kAudioServicesSystemSoundUnspecifiedError)
    let file = URL(fileURLWithPath: #filePath)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
    #expect(sound > 4095)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(
      AudioServicesDisposeSystemSoundID(sound) == kAudioServicesSystemSoundUnspecifiedError)
  }

  @Test func theEndOfASoundIsReported() async {
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(1104) { continuation.resume() }
    }
  }
}
