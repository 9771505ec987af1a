import AppRuntime
import DeviceProtocol
import DisplayList
import Foundation
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  @MainActor struct DeviceSettingsTests {
    private let screen = TestScreen()

    private func titles(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? titles(in: $0) }
    }

    private func set(_ item: DeviceSwitch, _ isOn: Bool = true) {
      screen.change { $0.switches[item] = isOn }
    }

    private static let changes: [(DeviceSwitch, NSNotification.Name, @MainActor () -> Bool)] = [
      (
        .increaseContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
        { UIAccessibility.isDarkerSystemColorsEnabled }
      ),
      (
        .reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification,
        { UIAccessibility.isReduceMotionEnabled }
      ),
      (
        .boldText, UIAccessibility.boldTextStatusDidChangeNotification,
        { UIAccessibility.isBoldTextEnabled }
      ),
      (
        .reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        { UIAccessibility.isReduceTransparencyEnabled }
      ),
      (
        .buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        { UIAccessibility.buttonShapesEnabled }
      ),
      (
        .grayscale, UIAccessibility.grayscaleStatusDidChangeNotification,
        { UIAccessibility.isGrayscaleEnabled }
      ),
      (
        .differentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification,
        { UIAccessibility.shouldDifferentiateWithoutColor }
      ),
    ]

    @Test func eachSettingIsReadAndToldOnceForEachChange() {
      for (item, name, isOn) in Self.changes {
        let log = NotificationLog([name])
        #expect(!isOn())
        set(item)
        #expect(isOn())
        #expect(log.names == [name.rawValue])
        screen.change { $0.appearance = .dark }
        #expect(log.names.count == 1)
        set(item, false)
        #expect(!isOn())
        #expect(log.names.count == 2)
      }
    }

    @Test func crossFadesCountOnlyWhereMotionIsReduced() {
      let log = NotificationLog([UIAccessibility.prefersCrossFadeTransitionsStatusDidChange])
      set(.crossFade)
      #expect(!UIAccessibility.prefersCrossFadeTransitions)
      #expect(log.notes.isEmpty)
      set(.reduceMotion)
      #expect(UIAccessibility.prefersCrossFadeTransitions)
      #expect(log.notes.count == 1)
    }

    @Test func aPushFadesInPlaceWhereThatIsPreferred() {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screen = TestScreen(root: navigation)
      screen.change {
        $0.switches[.reduceMotion] = true
        $0.switches[.crossFade] = true
      }
      let next = UIViewController()
      next.view.backgroundColor = .red
      navigation.pushViewController(next, animated: true)
      screen.commit()
      screen.advance(0.1)
      #expect(next.view.frame.minX == 0)
      #expect((next.view.layer.presentation()?.opacity ?? 1) < 1)
      screen.advance(0.3)
      #expect(next.view.alpha == 1)
      navigation.popViewController(animated: true)
      screen.advance(0.5)
      #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: [true, false])
    func theBarsTitlesFadeInPlaceWhereThatIsPreferred(_ isFade: Bool) throws {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let screen = TestScreen(root: navigation)
      screen.change {
        $0.switches[.reduceMotion] = true
        $0.switches[.crossFade] = isFade
      }
      let next = UIViewController()
      next.navigationItem.title = "Next"
      navigation.pushViewController(next, animated: true)
      screen.commit()
      func place() throws -> CGFloat {
        screen.advance(0.05)
        let title = try #require(titles(in: navigation.navigationBar).first { $0.text == "Next" })
        return try #require(title.layer.presentation()).frame.minX
      }
      let (first, second) = (try place(), try place())
      #expect((first == second) == isFade)
    }

    @Test func aPresentedScreenFadesInPlaceWhereThatIsPreferred() {
      screen.change {
        $0.switches[.reduceMotion] = true
        $0.switches[.crossFade] = true
      }
      let next = UIViewController()
      next.modalPresentationStyle = .fullScreen
      screen.root.present(next, animated: true)
      screen.commit()
      screen.advance(0.1)
      #expect(next.view.frame.minY == 0)
      #expect((next.view.layer.presentation()?.opacity ?? 1) < 1)
      screen.advance(0.6)
      #expect(next.view.alpha == 1)
      screen.root.dismiss(animated: true)
      screen.advance(0.6)
      #expect(screen.root.presentedViewController == nil)
    }

    @Test func systemColorsHaveMoreContrast() {
      screen.view.backgroundColor = .systemRed
      set(.increaseContrast)
      #expect(screen.view.traitCollection.accessibilityContrast == .high)
      let color = screen.stage.color(at: CGPoint(x: 100, y: 400))
      #expect(
        color.map { [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) } } == [215, 0, 21])
      screen.change { $0.appearance = .dark }
      let dark = screen.stage.color(at: CGPoint(x: 100, y: 400))
      #expect(
        dark.map { [$0.red, $0.green, $0.blue].map { Int(($0 * 255).rounded()) } } == [
          255, 105, 97,
        ])
    }

    @Test func theSystemsFontsAreBolderAndOthersAreNot() {
      let label = UILabel(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
      label.text = "Regular"
      let other = UILabel(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
      other.font = UIFont(name: "Helvetica", size: 20)
      other.text = "Helvetica"
      screen.view.addSubview(label)
      screen.view.addSubview(other)
      screen.commit()
      func weights() -> [Int] { screen.stage.texts.map(\.font.weight) }
      let before = weights()
      let width = label.intrinsicContentSize.width
      set(.boldText)
      #expect(label.traitCollection.legibilityWeight == .bold)
      #expect(weights() == [before[0] + 200, before[1]])
      #expect(label.intrinsicContentSize.width > width)
      set(.boldText, false)
      #expect(weights() == before)
    }

    @Test func blursBecomeOpaque() {
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      glass.frame = screen.view.bounds
      screen.view.addSubview(glass)
      screen.commit()
      func blurs() -> Bool {
        screen.stage.commands.contains { if case .backdropBlur = $0 { true } else { false } }
      }
      #expect(blurs())
      set(.reduceTransparency)
      #expect(!blurs())
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 400))?.alpha == 1)
      set(.reduceTransparency, false)
      #expect(blurs())
    }

    @Test func titlesOfSystemButtonsAreUnderlined() {
      let button = UIButton(type: .system)
      button.setTitle("Go on", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      screen.view.addSubview(button)
      screen.commit()
      let plain = screen.stage.commands.count
      set(.buttonShapes)
      #expect(screen.stage.commands.count > plain)
      set(.buttonShapes, false)
      #expect(screen.stage.commands.count == plain)
    }

    @Test func animationsTakeTenTimesAsLong() {
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
      screen.view.addSubview(view)
      screen.commit()
      set(.slowAnimations)
      var isOver = false
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.frame.origin.x = 100
      } completion: { _ in
        isOver = true
      }
      screen.commit()
      screen.advance(1)
      let x = view.layer.presentation()?.frame.minX ?? 0
      #expect(abs(x - 50) < 2)
      #expect(!isOver)
      screen.advance(1.1)
      #expect(isOver)
      set(.slowAnimations, false)
      UIView.animate(withDuration: 0.2) { view.frame.origin.x = 0 }
      screen.commit()
      screen.advance(0.25)
      #expect(view.layer.presentation()?.frame.minX ?? 0 == 0)
    }

    @Test func aPropertyAnimatorIsSlowToo() {
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
      screen.view.addSubview(view)
      screen.commit()
      set(.slowAnimations)
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      screen.advance(0.5)
      #expect(abs(animator.fractionComplete - 0.5) < 0.05)
      #expect(animator.isRunning)
      screen.advance(0.6)
      #expect(animator.state == .inactive)
      set(.slowAnimations, false)
    }

    @Test func layersAreMarkedByWhetherTheyAreBlended() {
      let opaque = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      opaque.backgroundColor = .white
      let glass = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      glass.backgroundColor = UIColor.white.withAlphaComponent(0.5)
      glass.isOpaque = false
      screen.view.backgroundColor = nil
      for view in [opaque, glass] { screen.view.addSubview(view) }
      set(.blendedLayers)
      let green = screen.stage.color(at: CGPoint(x: 20, y: 120))
      let red = screen.stage.color(at: CGPoint(x: 120, y: 120))
      #expect(green.map { $0.green > $0.red } == true)
      #expect(red.map { $0.red > $0.green } == true)
      set(.blendedLayers, false)
      let plain = screen.stage.color(at: CGPoint(x: 20, y: 120))
      #expect(plain.map { $0.green == $0.red } == true)
    }

    @Test func imagesAreMarkedThatAreStretchedOrOffThePixels() {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let image = drawn.pngData().flatMap { UIImage(data: $0, scale: 3) }
      func show(_ frame: CGRect) {
        let view = UIImageView(image: image)
        view.frame = frame
        screen.view.addSubview(view)
      }
      show(CGRect(x: 10, y: 100, width: 20, height: 20))
      show(CGRect(x: 60.1, y: 100, width: 20, height: 20))
      show(CGRect(x: 110, y: 100, width: 40, height: 20))
      set(.misalignedImages)
      var marks: [Color] = []
      for command in screen.stage.commands {
        if case .fill(.rect, .color(let color)) = command, color.alpha == 0.5 {
          marks.append(color)
        }
      }
      #expect(marks.map(\.green) == [0, 1])
      #expect(marks.map(\.blue) == [1, 0])
      set(.misalignedImages, false)
    }

    @Test func aHardwareKeyboardKeepsTheOtherAway() async {
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      screen.view.addSubview(field)
      set(.hardwareKeyboard)
      field.becomeFirstResponder()
      await screen.settle()
      #expect(KeyboardController.shared.frame == nil)
      screen.send(.toggleKeyboard)
      #expect(KeyboardController.shared.frame != nil)
      screen.send(.toggleKeyboard)
      #expect(KeyboardController.shared.frame == nil)
      set(.hardwareKeyboard, false)
      #expect(KeyboardController.shared.frame != nil)
      field.resignFirstResponder()
      await screen.settle()
    }

    @Test func memoryWarningsReachEveryControllerOnce() {
      final class Controller: UIViewController {
        var warnings = 0
        override func didReceiveMemoryWarning() {
          super.didReceiveMemoryWarning()
          warnings += 1
        }
      }
      let (root, child, presented) = (Controller(), Controller(), Controller())
      let screen = TestScreen(root: root)
      root.addChild(child)
      root.present(presented, animated: false)
      let log = NotificationLog([UIApplication.didReceiveMemoryWarningNotification])
      screen.send(.memoryWarning)
      #expect(log.notes.count == 1)
      #expect([root, child, presented].map(\.warnings) == [1, 1, 1])
    }

    @Test func protectedDataComesAndGoes() {
      let log = NotificationLog([
        UIApplication.protectedDataWillBecomeUnavailableNotification,
        UIApplication.protectedDataDidBecomeAvailableNotification,
      ])
      #expect(UIApplication.shared.isProtectedDataAvailable)
      screen.send(.protectedData(isAvailable: false))
      #expect(!UIApplication.shared.isProtectedDataAvailable)
      screen.send(.protectedData(isAvailable: true))
      #expect(UIApplication.shared.isProtectedDataAvailable)
      #expect(log.notes.count == 2)
    }

    @Test func theTimeZoneIsTheDevices() {
      let machine = TimeZone.current.identifier
      let log = NotificationLog([
        .NSSystemTimeZoneDidChange, UIApplication.significantTimeChangeNotification,
      ])
      screen.change { $0.timeZone = "Asia/Tokyo" }
      #expect(TimeZone.current.identifier == "Asia/Tokyo")
      #expect(Calendar.current.timeZone.identifier == "Asia/Tokyo")
      let formatter = DateFormatter()
      formatter.dateFormat = "HH:mm"
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "09:00")
      screen.change { $0.timeZone = nil }
      #expect(TimeZone.current.identifier == machine)
      #expect(log.notes.count == 4)
    }
  }
}
