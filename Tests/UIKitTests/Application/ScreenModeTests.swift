import Testing
import UIKit

extension OnScreen {
  /// The screen's properties and appearance.
  @MainActor struct ScreenModeTests {
    private let screen = TestScreen()

    @Test func theScreenHasOneMode() {
      let device = UIScreen.main
      #expect(device.currentMode?.size == device.nativeBounds.size)
      #expect(device.availableModes.count == 1 && device.currentMode?.pixelAspectRatio == 1)
      #expect(device.preferredMode?.size == device.nativeBounds.size)
      #expect(device.overscanCompensation == .none && device.potentialEDRHeadroom == 1)
    }

    @Test func aSnapshotShowsAllWindows() {
      screen.view.backgroundColor = .red
      screen.commit()
      let view = UIScreen.main.snapshotView(afterScreenUpdates: true)
      #expect(view.bounds == UIScreen.main.bounds && view.subviews.count >= 1)
    }
  }
}
