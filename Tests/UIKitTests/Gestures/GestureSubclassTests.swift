import Testing
import UIKit

extension OnScreen {
  /// Apps' gesture recognizer subclasses, written as Apple's declarations require.
  @MainActor struct GestureSubclassTests {
    private let screen = TestScreen()

    /// A class with its own initializer doesn't need `init(coder:)`, because Apple's isn't
    /// required.
    private final class Corner: UIGestureRecognizer {
      let size: CGFloat

      init(size: CGFloat) {
        self.size = size
        super.init(target: nil, action: nil)
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = touches.first?.location(in: view) ?? .zero
        state = place.x < size && place.y < size ? .recognized : .failed
      }
    }

    private final class Twice: UITapGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
      }
    }

    @Test func aSubclassMayHaveNoInitializerWithACoder() {
      let corner = Corner(size: 50)
      let target = TestTarget()
      corner.addTarget(target, action: Selector(("act")))
      screen.view.addGestureRecognizer(corner)
      screen.tap(at: CGPoint(x: 200, y: 200))
      #expect(target.calls.isEmpty)
      screen.tap(at: CGPoint(x: 20, y: 20))
      #expect(target.calls == ["act"])
    }

    @Test func anInitializerWithACoderCallsTheDesignatedOne() throws {
      let archive = try NSKeyedArchiver.archivedData(
        withRootObject: "" as NSString, requiringSecureCoding: true)
      let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
      let tap = try #require(UITapGestureRecognizer(coder: coder))
      #expect(tap.numberOfTapsRequired == 1)
      #expect(tap.cancelsTouchesInView)
      #expect(Twice().numberOfTapsRequired == 2)
    }

    @Test func scrollTypesAreTheBitsOfTheirMask() {
      #expect(UIScrollTypeMask.discrete.rawValue == 1 << UIScrollType.discrete.rawValue)
      #expect(UIScrollTypeMask.continuous.rawValue == 1 << UIScrollType.continuous.rawValue)
    }
  }
}
