import Testing
import UIKit

extension OnScreen {
  /// The halfway value of an animation, for each kind of value that Core Animation can animate.
  @MainActor struct AnimatedValueTests {
    private let screen = TestScreen()
    private let layer: CALayer

    init() {
      layer = screen.addLayer()
    }

    /// Returns the presentation layer halfway through an animation of one second.
    private func halfway(
      _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, isAdditive: Bool = false
    ) throws -> CALayer {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = from
      animation.toValue = to
      animation.byValue = by
      animation.isAdditive = isAdditive
      animation.duration = 1
      layer.add(animation, forKey: keyPath)
      screen.commit()
      screen.advance(0.5)
      return try #require(layer.presentation())
    }

    @Test func rectanglesAndSizes() throws {
      let shown = try halfway(
        "bounds", from: CGRect(x: 0, y: 0, width: 100, height: 100),
        to: CGRect(x: 20, y: 40, width: 200, height: 300))
      #expect(abs(shown.bounds.width - 150) < 3 && abs(shown.bounds.height - 200) < 5)
      #expect(abs(shown.bounds.minX - 10) < 1 && abs(shown.bounds.minY - 20) < 1)
      let moved = try halfway(
        "shadowOffset", from: CGSize.zero, to: CGSize(width: 10, height: 20))
      #expect(abs(moved.shadowOffset.width - 5) < 0.5 && abs(moved.shadowOffset.height - 10) < 1)
    }

    @Test(arguments: ["hidden", "isHidden"]) func layersAreHiddenHalfway(keyPath: String) throws {
      _ = try halfway(keyPath, from: false, to: true)
      screen.advance(0.1)
      let shown = try #require(layer.presentation())
      #expect(shown.isHidden && !layer.isHidden)
    }

    @Test func whatIsByIsAddedToTheModel() throws {
      let grown = try halfway("bounds", by: CGRect(x: 0, y: 0, width: 100, height: 50))
      #expect(abs(grown.bounds.width - 150) < 3 && abs(grown.bounds.height - 125) < 2)
      let cast = try halfway("shadowOffset", by: CGSize(width: 10, height: 0))
      #expect(abs(cast.shadowOffset.width - 5) < 0.5 && cast.shadowOffset.height == -3)
    }

    @Test func colorsComeFromNothing() throws {
      let shown = try halfway("borderColor", from: nil, to: UIColor.clear.cgColor)
      #expect(shown.borderColor?.alpha ?? 1 < 1)
      let mixed = try halfway(
        "backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor)
      let components = try #require(mixed.backgroundColor?.components)
      #expect(abs(components[0] - 0.5) < 0.05 && abs(components[2] - 0.5) < 0.05)
    }

    @Test func linesBecomeCurves() throws {
      let (start, end) = (CGMutablePath(), CGMutablePath())
      for path in [start, end] { path.move(to: .zero) }
      start.addLine(to: CGPoint(x: 90, y: 0))
      end.addCurve(
        to: CGPoint(x: 90, y: 100), control1: CGPoint(x: 30, y: 100),
        control2: CGPoint(x: 60, y: 100))
      let shown = try halfway("shadowPath", from: start, to: end)
      let path = try #require(shown.shadowPath)
      #expect(abs(path.boundingBoxOfPath.width - 90) < 0.1 && abs(path.currentPoint.y - 50) < 3)
    }

    @Test func rotationsTakeTheShorterWay() throws {
      let shown = try halfway(
        "transform", from: CATransform3DMakeRotation(3, 0, 0, 1),
        to: CATransform3DMakeRotation(-3, 0, 0, 1))
      let angle = try #require(shown.value(forKeyPath: "transform.rotation.z") as? CGFloat)
      #expect(abs(abs(angle) - .pi) < 0.05)
    }

    @Test func transformsMoveTurnAndScaleInPart() throws {
      var end = CATransform3DMakeTranslation(100, 0, 0)
      end = CATransform3DRotate(end, .pi / 2, 0, 0, 1)
      end = CATransform3DScale(end, 3, 3, 1)
      let shown = try halfway("transform", from: CATransform3DIdentity, to: end)
      func value(_ part: String) -> CGFloat {
        shown.value(forKeyPath: "transform.\(part)") as? CGFloat ?? .nan
      }
      #expect(abs(value("translation.x") - 50) < 2)
      #expect(abs(value("rotation.z") - .pi / 4) < 0.05)
      #expect(abs(value("scale.x") - 2) < 0.05)
    }

    @Test func aTransformThatFlattensIsMixedEntryByEntry() throws {
      let shown = try halfway(
        "transform", from: CATransform3DMakeScale(0, 1, 1), to: CATransform3DIdentity)
      #expect(abs(shown.transform.m11 - 0.5) < 0.02 && shown.transform.m22 == 1)
    }

    @Test func additiveAnimationsAddToTheModel() throws {
      layer.position = CGPoint(x: 50, y: 50)
      screen.advance(1)
      let shown = try halfway(
        "position", from: CGPoint.zero, to: CGPoint(x: 100, y: 0), isAdditive: true)
      #expect(abs(shown.position.x - 100) < 3 && shown.position.y == 50)
      layer.removeAllAnimations()
      let turned = try halfway(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(10, 0, 0),
        isAdditive: true)
      #expect(abs(turned.transform.m41 - 5) < 0.5)
    }

    @Test func gradientsAnimateTheirColorsAndLocations() throws {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
      gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
      gradient.locations = [0, 0.5]
      gradient.endPoint = CGPoint(x: 0.5, y: 0.5)
      screen.view.layer.addSublayer(gradient)
      screen.commit()
      for (key, value) in [
        ("colors", [UIColor.white.cgColor, UIColor.red.cgColor]), ("locations", [0.5, 1]),
        ("endPoint", CGPoint(x: 0.5, y: 1)), ("startPoint", CGPoint(x: 0, y: 0)),
      ] as [(String, Any)] {
        let animation = CABasicAnimation(keyPath: key)
        animation.toValue = value
        animation.duration = 1
        gradient.add(animation, forKey: key)
      }
      screen.advance(0.5)
      let shown = try #require(gradient.presentation())
      let colors = try #require(shown.colors as? [CGColor])
      #expect(abs(try #require(colors[0].components)[1] - 0.5) < 0.05)
      #expect(abs(try #require(shown.locations)[1].doubleValue - 0.75) < 0.05)
      #expect(abs(shown.endPoint.y - 0.75) < 0.05 && abs(shown.startPoint.x - 0.25) < 0.05)
      #expect(CAGradientLayer(layer: gradient).locations == [0, 0.5])
    }

    @Test(arguments: [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom])
    func transitionsPushFromTheirSide(_ side: CATransitionSubtype) throws {
      let transition = CATransition()
      transition.type = .push
      transition.subtype = side
      transition.duration = 1
      layer.add(transition, forKey: "push")
      screen.commit()
      screen.advance(0.5)
      let shown = try #require(layer.presentation())
      let way = CGPoint(x: shown.position.x - 50, y: shown.position.y - 50)
      let expected: [CATransitionSubtype: CGPoint] = [
        .fromLeft: CGPoint(x: -50, y: 0), .fromRight: CGPoint(x: 50, y: 0),
        .fromTop: CGPoint(x: 0, y: 50), .fromBottom: CGPoint(x: 0, y: -50),
      ]
      #expect(abs(way.x - expected[side]!.x) < 3 && abs(way.y - expected[side]!.y) < 3)
    }
  }
}
