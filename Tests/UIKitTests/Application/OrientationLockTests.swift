import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// View controllers that keep the interface in its orientation.
  @MainActor struct OrientationLockTests {
    private final class Game: UIViewController {
      var isLocked = true {
        didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
      }

      override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }

    private final class Follower: NSObject, UIWindowSceneDelegate {
      var log: [String] = []

      func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) {
        let geometry = windowScene.effectiveGeometry
        log.append([previousEffectiveGeometry, geometry].map(text).joined(separator: " → "))
      }

      private func text(_ geometry: UIWindowScene.Geometry) -> String {
        let width = Int(geometry.coordinateSpace.bounds.width)
        return "\(width)\(geometry.isInterfaceOrientationLocked ? " locked" : "")"
      }
    }

    private let game = Game()
    private let follower = Follower()

    private var supported: [DeviceConfiguration.Orientation] {
      SystemAppearanceReporter.shared.setNeedsUpdate()
      SystemAppearanceReporter.shared.reportIfChanged()
      return SystemAppearanceReporter.shared.current.supportedOrientations
    }

    private func show(_ root: UIViewController, on device: DeviceConfiguration = .iPhone15)
      -> (TestScreen, UIWindowScene)
    {
      let screen = TestScreen(device, root: root)
      _ = supported
      return (screen, screen.window.windowScene!)
    }

    @Test func aLockedViewControllerKeepsTheOrientation() {
      let (screen, scene) = show(game)
      defer { withExtendedLifetime(screen) {} }
      #expect(supported == [.portrait] && scene.effectiveGeometry.isInterfaceOrientationLocked)
      game.isLocked = false
      #expect(supported.contains(.landscapeLeft) && supported.contains(.portrait))
      #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
      #expect(!scene.effectiveGeometry.isInteractivelyResizing)
    }

    @Test func theLockIsInTheOrientationInWhichItBegins() {
      let (screen, _) = show(game, on: .iPhone15Landscape)
      #expect(supported == [.landscapeLeft])
      game.isLocked = false
      screen.send(.configure(.iPhone15))
      game.isLocked = true
      #expect(supported == [.portrait])
    }

    @Test func theVisibleChildOfABarControllerDecides() {
      let navigation = UINavigationController(rootViewController: game)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      let (screen, _) = show(tabs)
      defer { withExtendedLifetime(screen) {} }
      #expect(supported == [.portrait])
      tabs.selectedIndex = 1
      #expect(supported.count > 1)
      tabs.selectedIndex = 0
      #expect(supported == [.portrait])
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(supported.count > 1)
    }

    @Test func theSceneDelegateIsToldOfTheGeometry() {
      game.isLocked = false
      let (screen, scene) = show(game)
      let previous = scene.delegate
      scene.delegate = follower
      defer { scene.delegate = previous }
      for isLocked in [true, false] {
        game.isLocked = isLocked
        _ = supported
      }
      screen.send(.configure(.iPhone15Landscape))
      #expect(follower.log == ["393 → 393 locked", "393 locked → 393", "393 → 852"])
    }
  }
}
