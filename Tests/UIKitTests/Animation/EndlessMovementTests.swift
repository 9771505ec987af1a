import Testing
import UIKit

extension OnScreen {
  /// Settling doesn't wait for movements without an end.
  @MainActor struct EndlessMovementTests {
    private let screen = TestScreen()

    /// The number of seconds that settling takes on the device's clock.
    private func settle() async -> CFTimeInterval {
      let start = CACurrentMediaTime()
      await screen.settle()
      return CACurrentMediaTime() - start
    }

    @Test func aLayerCanAlwaysAskToBeRedrawn() async {
      let view = StepView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.view.addSubview(view)
      #expect(await settle() < 0.1)
      view.work["drawing"] = { [unowned view] in view.setNeedsDisplay() }
      view.setNeedsDisplay()
      #expect(await settle() < 0.2)
      _ = view.log.take()
      screen.advance(0.5)
      #expect(view.log.take().count { $0 == "drawing" } > 10)
      #expect(await settle() < 0.1)
    }

    @Test(arguments: [Float.infinity, .greatestFiniteMagnitude, 1_000])
    func anAnimationCanRepeat(_ count: Float) async {
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.toValue = 6
      turn.duration = 1
      turn.repeatCount = count
      screen.addLayer().add(turn, forKey: "turn")
      #expect(await settle() < 0.1)
      UIView.animate(withDuration: 0.5) { screen.view.alpha = 0.5 }
      let time = await settle()
      #expect(time > 0.4 && time < 0.7)
    }

    /// Only the first wait is long.
    @Test func anAnimationCanStartAnotherOne() async {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      screen.view.addSubview(view)
      var isOn = true
      func pulse() {
        guard isOn else { return }
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1.5 - view.alpha
        } completion: { _ in
          pulse()
        }
      }
      await screen.settle()
      pulse()
      let first = await settle()
      #expect(first > 20 && first < 31)
      let second = await settle()
      #expect(second > 2 && second < 4)
      isOn = false
      _ = await settle()
      isOn = true
      pulse()
      #expect(await settle() > 20)
      isOn = false
      _ = await settle()
    }
  }
}
