import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Apps' requests for a different orientation, scene, or icon.
  @MainActor struct SceneGeometryTests {
    private final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private func scene(of screen: TestScreen) -> UIWindowScene {
      screen.window.windowScene!
    }

    private func allowed() -> UIInterfaceOrientationMask {
      SystemAppearanceReporter.shared.reportIfChanged()
      let orientations = SystemAppearanceReporter.shared.current.supportedOrientations
      return [.portrait, .landscapeLeft, .landscapeRight].filter { mask in
        mask.orientations.allSatisfy(orientations.contains)
      }.reduce(into: []) { $0.formUnion($1) }
    }

    private final class LandscapeDelegate: NSObject, UIWindowSceneDelegate {
      func supportedInterfaceOrientations(
        for windowScene: UIWindowScene
      ) -> UIInterfaceOrientationMask { .landscapeRight }
    }

    @Test func aScenesDelegateChoosesItsOrientations() {
      let screen = TestScreen()
      let scene = scene(of: screen)
      let (old, delegate) = (scene.delegate, LandscapeDelegate())
      defer {
        scene.delegate = old
        SystemAppearanceReporter.shared.setNeedsUpdate()
      }
      let before = UIApplication.shared.supportedInterfaceOrientations(for: screen.window)
      #expect(before.contains(.portrait))
      scene.delegate = delegate
      SystemAppearanceReporter.shared.setNeedsUpdate()
      let now = UIApplication.shared.supportedInterfaceOrientations(for: screen.window)
      #expect(now == .landscapeRight && allowed() == .landscapeRight)
    }

    @Test func aConfigurationWithoutARoleHasNothingOfTheAppsManifest() {
      let configuration = UISceneConfiguration()
      #expect(configuration.name == nil && configuration.storyboard == nil)
      #expect(configuration.sceneClass == nil && configuration.delegateClass == nil)
    }

    @Test func theDeviceIsToldOfTheOrientationThatTheAppAsksFor() {
      let screen = TestScreen()
      let scene = scene(of: screen)
      defer { scene.requestGeometryUpdate(.iOS()) }
      #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && scene.isFullScreen)
      var failures = 0
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
        failures += 1
      }
      #expect(failures == 0 && allowed() == .landscapeRight)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .landscape]))
      #expect(allowed() == .allButUpsideDown)
    }

    @Test func whatNoViewControllerSupportsIsAnError() {
      let screen = TestScreen(root: Upright())
      var failure: (any Error)?
      scene(of: screen).requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
        failure = $0
      }
      #expect((failure as? UISceneError)?.code == .geometryRequestUnsupported)
      #expect(failure?.localizedDescription.contains("Supported: portrait") == true)
      #expect(allowed() == .portrait)
    }

    @Test func thereIsOneSceneOnly() async {
      let screen = TestScreen()
      let application = UIApplication.shared
      let failure = await withCheckedContinuation { (done: CheckedContinuation<String, Never>) in
        application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
          done.resume(returning: "\(($0 as NSError).domain) \(($0 as NSError).code)")
        }
      }
      #expect(failure == "UISceneErrorDomain 0")
      var failures = 0
      application.requestSceneSessionActivation(
        scene(of: screen).session, userActivity: nil, options: nil
      ) { _ in failures += 1 }
      await screen.settle()
      #expect(failures == 0)
      #expect(scene(of: screen).sizeRestrictions == nil)
    }

    @Test func theNameOfTheIconIsKept() async throws {
      _ = TestScreen()
      let application = UIApplication.shared
      #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
      try await application.setAlternateIconName("Dark")
      #expect(application.alternateIconName == "Dark")
      try await application.setAlternateIconName(nil)
      #expect(application.alternateIconName == nil)
    }
  }
}
