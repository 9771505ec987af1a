import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct ViewTests {
    private let screen = TestScreen()

    @Test func aWindowIsAsLargeAsTheScreen() {
      #expect(UIWindow().frame == UIScreen.main.bounds)
      #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func subviewsAreOrderedAndMoved() {
      let host = UIView()
      let (first, second, third) = (UIView(), UIView(), UIView())
      host.addSubview(first)
      host.addSubview(second)
      host.insertSubview(third, at: 0)
      #expect(host.subviews == [third, first, second])
      host.bringSubviewToFront(third)
      host.sendSubviewToBack(second)
      #expect(host.subviews == [second, first, third])
      host.exchangeSubview(at: 0, withSubviewAt: 2)
      #expect(host.subviews == [third, first, second])
      host.insertSubview(second, belowSubview: first)
      #expect(host.subviews == [third, second, first])
      host.insertSubview(third, aboveSubview: first)
      #expect(host.subviews == [second, first, third])
      let other = UIView()
      other.addSubview(first)
      #expect(host.subviews == [second, third] && first.superview === other)
      #expect(first.isDescendant(of: other) && first.isDescendant(of: first))
      #expect(!first.isDescendant(of: host))
    }

    @Test func movingIsToldInOrder() {
      let view = MovingView()
      screen.view.addSubview(view)
      #expect(
        view.log.take() == ["willSuper true", "willWindow true", "didWindow", "didSuper"]
          || view.log.take() == [])
      view.removeFromSuperview()
      #expect(view.log.take().contains("willSuper false"))
      #expect(view.window == nil && view.superview == nil)
      let host = MovingView()
      let child = UIView()
      host.addSubview(child)
      child.removeFromSuperview()
      #expect(host.log.take() == ["didAdd", "willRemove"])
    }

    @Test func frameBoundsAndCenterBelongTogether() {
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(view.center == CGPoint(x: 60, y: 45))
      view.bounds.size = CGSize(width: 50, height: 50)
      #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: 10, y: -5, width: 100, height: 100))
      #expect(view.bounds.size == CGSize(width: 50, height: 50))
      view.transform = .identity
      view.anchorPoint = .zero
      #expect(view.frame.origin == CGPoint(x: 60, y: 45))
      view.transform3D = CATransform3DMakeScale(3, 1, 1)
      #expect(view.transform.a == 3)
    }

    @Test func coordinatesConvertThroughScrolledAndScaledViews() {
      let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
      outer.bounds.origin = CGPoint(x: 0, y: 50)
      let inner = UIView(frame: CGRect(x: 10, y: 60, width: 50, height: 50))
      inner.transform = CGAffineTransform(scaleX: 2, y: 2)
      outer.addSubview(inner)
      screen.view.addSubview(outer)
      let place = inner.convert(CGPoint(x: 25, y: 25), to: nil)
      #expect(place == CGPoint(x: 135, y: 135))
      #expect(inner.convert(place, from: nil) == CGPoint(x: 25, y: 25))
      #expect(
        inner.convert(inner.bounds, to: outer) == CGRect(x: -15, y: 35, width: 100, height: 100))
      #expect(
        outer.convert(CGRect(x: 0, y: 50, width: 1, height: 1), to: screen.view).origin
          == CGPoint(x: 100, y: 100))
      let space: any UICoordinateSpace = inner
      #expect(
        space.convert(CGPoint(x: 25, y: 25), to: screen.window.screen.coordinateSpace)
          == CGPoint(x: 135, y: 135))
      #expect(
        screen.window.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 1, y: 1))
    }

    @Test func tagsAreSearchedInDepth() {
      let inner = UIView()
      inner.tag = 42
      let middle = UIView()
      middle.addSubview(inner)
      screen.view.addSubview(middle)
      #expect(screen.view.viewWithTag(42) === inner)
      #expect(screen.view.viewWithTag(43) == nil)
      #expect(inner.viewWithTag(42) === inner)
    }

    @Test func tintsAreInheritedAndDimmed() {
      let view = TintView()
      let child = TintView()
      view.addSubview(child)
      screen.view.addSubview(view)
      child.changes = 0
      view.tintColor = .red
      #expect(child.tintColor == .red)
      #expect(child.changes == 1)
      child.tintColor = .green
      view.tintColor = .blue
      #expect(child.tintColor == .green)
      view.tintAdjustmentMode = .dimmed
      #expect(child.tintAdjustmentMode == .dimmed)
      #expect(view.tintColor != .blue)
    }

    @Test func alphaHidingClippingAndMasksShow() {
      screen.view.backgroundColor = .black
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.backgroundColor = .white
      let wide = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      wide.backgroundColor = .red
      view.addSubview(wide)
      screen.view.addSubview(view)
      func red(_ x: CGFloat) -> Float {
        screen.commit()
        return screen.stage.color(at: CGPoint(x: x, y: 50))?.red ?? -1
      }
      #expect(red(125) == 1)
      view.clipsToBounds = true
      #expect(red(125) == 0)
      view.alpha = 0.25
      #expect(abs(red(25) - 0.25) < 0.01)
      view.alpha = 1
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 100))
      mask.backgroundColor = .black
      view.mask = mask
      #expect(red(25) == 1 && red(40) == 0)
      view.mask = nil
      wide.isHidden = true
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 75, y: 50))?.green == 1)
    }

    @Test func drawingHappensWhenAskedFor() {
      let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.view.addSubview(view)
      screen.commit()
      let first = view.count
      #expect(first >= 1)
      screen.view.setNeedsLayout()
      screen.commit()
      #expect(view.count == first)
      view.setNeedsDisplay()
      screen.commit()
      #expect(view.count == first + 1)
      view.contentMode = .redraw
      view.bounds.size.width = 50
      screen.commit()
      #expect(view.count == first + 2)
    }

    @Test func layersMayBeOfAnotherClass() {
      let view = GradientView()
      #expect(view.layer is CAGradientLayer)
      #expect(view.layer.delegate === view)
    }

    @Test func effectsBlurWhatIsBehind() {
      for style in [
        UIBlurEffect.Style.light, .dark, .extraLight, .regular, .prominent, .systemMaterial,
        .systemThinMaterial, .systemUltraThinMaterial, .systemThickMaterial, .systemChromeMaterial,
      ] {
        let effect = UIBlurEffect(style: style)
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        screen.view.addSubview(view)
        screen.commit()
        #expect(
          screen.stage.commands.contains {
            if case .backdropBlur = $0 { true } else { false }
          })
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect))
        view.contentView.addSubview(vibrancy)
        view.effect = nil
        screen.commit()
        view.removeFromSuperview()
      }
    }

    @Test func descriptionsNameClassAndFrame() {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.description.contains("UIView"))
      #expect(view.description.contains("3"))
    }

    private final class MovingView: UIView {
      let log = CallLog()
      override func willMove(toSuperview newSuperview: UIView?) {
        log.note("willSuper \(newSuperview != nil)")
      }
      override func didMoveToSuperview() { log.note("didSuper") }
      override func willMove(toWindow newWindow: UIWindow?) {
        log.note("willWindow \(newWindow != nil)")
      }
      override func didMoveToWindow() { log.note("didWindow") }
      override func didAddSubview(_ subview: UIView) { log.note("didAdd") }
      override func willRemoveSubview(_ subview: UIView) { log.note("willRemove") }
    }

    private final class TintView: UIView {
      var changes = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        changes += 1
      }
    }

    private final class DrawnView: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }

    private final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
  }
}
