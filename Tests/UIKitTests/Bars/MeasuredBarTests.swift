import DeviceProtocol
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The positions of bar contents on iOS, measured on screenshots from iOS.
  @MainActor final class MeasuredBarTests {
    private let first = UIViewController()
    private let add = UIBarButtonItem(systemItem: .add)
    private var screen: TestScreen?

    /// Shows a navigation controller inside a tab bar controller.
    private func show(_ device: DeviceConfiguration) -> (UINavigationController, UITabBarController)
    {
      first.navigationItem.leftBarButtonItem = add
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      screen = TestScreen(device, root: tabs)
      screen?.commit()
      return (navigation, tabs)
    }

    /// Returns the frame of an item's image.
    private func imageFrame(of item: UIBarButtonItem) throws -> CGRect {
      let button = try #require(item.barView)
      let image = try #require(button.subviews.compactMap { $0 as? UIImageView }.last)
      return image.convert(image.bounds, to: nil)
    }

    @Test func anImageStartsAtTheMarginOfAPhone() throws {
      _ = show(.iPhone15)
      #expect(abs(try imageFrame(of: add).minX - 16) < 0.5)
      #expect(abs(try imageFrame(of: add).width - 21.7) < 0.5)
    }

    @Test func anImageStartsAtTheWiderMarginOfWidePhonesAndTablets() throws {
      _ = show(.iPhone15Plus)
      #expect(abs(try imageFrame(of: add).minX - 20) < 0.5)
      _ = show(.iPad)
      #expect(abs(try imageFrame(of: add).minX - 20) < 0.5)
    }

    @Test func anImageStarts16PointsBesideTheSensorHousing() throws {
      _ = show(.iPhone15Landscape)
      #expect(abs(try imageFrame(of: add).minX - (59 + 16)) < 0.5)
    }

    @Test func barsAreAsHighAsTheWindowWantsWhateverTraitsAreOverridden() {
      let (navigation, tabs) = show(.iPhone15)
      let compact = UITraitCollection(verticalSizeClass: .compact)
      #expect(abs(navigation.navigationBar.frame.height - 44) < 0.01)
      let parent = UIViewController()
      let screen = TestScreen(root: parent)
      self.screen = screen
      parent.addChild(tabs)
      tabs.view.frame = parent.view.bounds
      parent.view.addSubview(tabs.view)
      parent.setOverrideTraitCollection(compact, forChild: tabs)
      tabs.didMove(toParent: parent)
      screen.commit()
      #expect(tabs.traitCollection.verticalSizeClass == .compact)
      #expect(abs(navigation.navigationBar.frame.height - 44) < 0.01)
      #expect(abs(tabs.tabBar.frame.height - (49 + 34)) < 0.01)
    }

    /// A window that determines its safe area itself, as apps can do.
    private final class UncoveredWindow: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { .zero }
    }

    @Test func aTabBarIsAsHighAsItsWindowsSafeAreaHasIt() {
      let window = UncoveredWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      let tabs = UITabBarController()
      tabs.viewControllers = [first]
      _ = TestScreen()
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 551, width: 375, height: 49))
      #expect(first.view.safeAreaInsets.bottom == 49)
      window.isHidden = true
    }

    @Test func twoImagesAre16PointsApart() throws {
      let trash = UIBarButtonItem(systemItem: .trash)
      first.navigationItem.leftBarButtonItems = [add, trash]
      screen = TestScreen(root: UINavigationController(rootViewController: first))
      screen?.commit()
      let gap = try imageFrame(of: trash).minX - imageFrame(of: add).maxX
      #expect(abs(gap - 16) < 1)
    }

    @Test func theButtonThatAddsIsAsLargeAsItsSymbol() {
      let button = UIButton(type: .contactAdd)
      button.sizeToFit()
      #expect(abs(button.frame.width - 24.33) < 0.34)
      #expect(abs(button.frame.height - 23.67) < 0.34)
    }
  }
}
