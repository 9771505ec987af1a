import Testing
import UIKit

extension OnScreen {
  /// Views that place their content in the safe area, and effects of a single color.
  @MainActor struct BackgroundExtensionTests {
    private let screen = TestScreen()
    private let view = UIBackgroundExtensionView()
    private let content = UIView()

    init() {
      view.frame = screen.view.bounds
      screen.view.addSubview(view)
      view.contentView = content
      screen.commit()
    }

    @Test func theContentIsInTheSafeArea() {
      #expect(content.superview === view)
      #expect(view.safeAreaInsets.top > 0)
      #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
      screen.root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
      screen.commit()
      #expect(content.frame.minX == 30)
      #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
    }

    @Test func theAppCanPlaceTheContent() {
      view.automaticallyPlacesContentView = false
      content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      view.setNeedsLayout()
      screen.commit()
      #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func otherContentReplacesTheContent() {
      let other = UIView()
      view.contentView = other
      screen.commit()
      #expect(content.superview == nil)
      #expect(other.frame == view.bounds.inset(by: view.safeAreaInsets))
      view.contentView = nil
      #expect(view.subviews.isEmpty)
    }

    @Test func aColorEffectShowsItsColor() {
      let effect = UIVisualEffectView(effect: UIColorEffect(color: .systemBackground))
      effect.frame = CGRect(x: 100, y: 300, width: 100, height: 100)
      screen.view.backgroundColor = .red
      screen.view.addSubview(effect)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 150, y: 350))?.green == 1)
      screen.change { $0.appearance = .dark }
      #expect(screen.stage.color(at: CGPoint(x: 150, y: 350))?.red == 0)
      effect.effect = nil
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 150, y: 350))?.red == 1)
    }
  }
}
