import DisplayList
import Testing
import UIKit

extension OnScreen {
  @MainActor struct LayerTests {
    private let screen = TestScreen()

    private func layer(_ frame: CGRect, _ color: UIColor = .red) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      layer.backgroundColor = color.cgColor
      return layer
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> [Float] {
      screen.commit()
      let color = screen.stage.color(at: CGPoint(x: x, y: y))
      return color.map { [$0.red, $0.green, $0.blue] } ?? []
    }

    @Test func sublayersAreOrderedAsInsertedAndByZ() {
      let (red, green, blue) = (
        layer(CGRect(x: 0, y: 0, width: 50, height: 50)),
        layer(CGRect(x: 0, y: 0, width: 50, height: 50), .green),
        layer(CGRect(x: 0, y: 0, width: 50, height: 50), .blue)
      )
      let host = CALayer()
      host.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      screen.view.layer.addSublayer(host)
      host.addSublayer(red)
      host.insertSublayer(green, at: 0)
      host.insertSublayer(blue, below: red)
      #expect(host.sublayers == [green, blue, red])
      #expect(color(25, 25) == [1, 0, 0])
      host.insertSublayer(green, above: red)
      #expect(host.sublayers == [blue, red, green])
      #expect(color(25, 25) == [0, 1, 0])
      blue.zPosition = 10
      screen.advance(1)
      #expect(color(25, 25) == [0, 0, 1])
      host.replaceSublayer(blue, with: layer(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
      #expect(blue.superlayer == nil)
      red.removeFromSuperlayer()
      #expect(host.sublayers?.count == 2)
      #expect(green.superlayer === host)
    }

    /// A search that visits each layer twice would take too long.
    @Test(.timeLimit(.minutes(1))) func whatIsDeepWithinIsLaidOut() {
      let views = (0..<60).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      screen.window.addSubview(views[0])
      screen.commit()
      let deepest = CountingView()
      views[59].addSubview(deepest)
      deepest.setNeedsLayout()
      views[0].layoutIfNeeded()
      #expect(deepest.layouts == 1)
    }

    @Test func frameBoundsPositionAndAnchorBelongTogether() {
      let layer = layer(CGRect(x: 10, y: 20, width: 100, height: 50))
      #expect(layer.position == CGPoint(x: 60, y: 45))
      layer.anchorPoint = .zero
      #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
      layer.position = CGPoint(x: 1, y: 2)
      #expect(layer.frame.origin == CGPoint(x: 1, y: 2))
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      #expect(layer.frame == CGRect(x: 1, y: 2, width: 200, height: 100))
      #expect(layer.affineTransform().a == 2)
      #expect(layer.preferredFrameSize() == CGSize(width: 100, height: 50))
      #expect(layer.contains(CGPoint(x: 99, y: 49)))
    }

    @Test(arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
    func aFrameThatIsSetIsTheFrameWhateverTheTransform(anchor: CGPoint) {
      let frame = CGRect(x: 50, y: 60, width: 40, height: 30)
      let transforms = [
        CGAffineTransform(translationX: 5, y: 6), CGAffineTransform(rotationAngle: .pi),
        CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: -2, y: 0.5),
        CGAffineTransform(translationX: 30, y: 40).rotated(by: .pi),
      ]
      for transform in transforms {
        let layer = layer(CGRect(x: 10, y: 20, width: 30, height: 40))
        layer.anchorPoint = anchor
        layer.setAffineTransform(transform)
        layer.frame = frame
        let differences = [
          layer.frame.minX - frame.minX, layer.frame.minY - frame.minY,
          layer.frame.width - frame.width, layer.frame.height - frame.height,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 })
      }
    }

    @Test func coordinatesConvertBetweenLayers() {
      let outer = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
      let inner = layer(CGRect(x: 10, y: 10, width: 50, height: 50))
      outer.addSublayer(inner)
      outer.bounds.origin = CGPoint(x: 5, y: 0)
      screen.view.layer.addSublayer(outer)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: screen.view.layer) == CGPoint(x: 106, y: 111))
      #expect(
        inner.convert(CGPoint(x: 106, y: 111), from: screen.view.layer) == CGPoint(x: 1, y: 1))
      #expect(
        outer.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: inner)
          == CGRect(x: 10, y: 10, width: 5, height: 5))
      inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
      let turned = inner.convert(CGPoint(x: 0, y: 0), to: outer)
      #expect(abs(turned.x - 60) < 1e-9 && abs(turned.y - 60) < 1e-9)
      #expect(outer.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: outer).width == 1)
    }

    @Test func hitTestsFindTheDeepestVisibleLayer() {
      let outer = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
      let inner = layer(CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.addSublayer(inner)
      #expect(outer.hitTest(CGPoint(x: 110, y: 110)) === inner)
      #expect(outer.hitTest(CGPoint(x: 190, y: 190)) === outer)
      #expect(outer.hitTest(CGPoint(x: 10, y: 10)) == nil)
      inner.isHidden = true
      #expect(outer.hitTest(CGPoint(x: 110, y: 110)) === outer)
    }

    @Test func masksAndBoundsCut() {
      let host = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
      let wide = layer(CGRect(x: 50, y: 0, width: 100, height: 100))
      host.addSublayer(wide)
      screen.view.backgroundColor = .black
      screen.view.layer.addSublayer(host)
      #expect(color(125, 50) == [1, 0, 0])
      host.masksToBounds = true
      screen.advance(1)
      #expect(color(125, 50) == [0, 0, 0])
      #expect(color(75, 50) == [1, 0, 0])
      host.mask = layer(CGRect(x: 0, y: 0, width: 60, height: 100), .black)
      screen.advance(1)
      #expect(color(55, 50) == [1, 0, 0])
      #expect(color(75, 50) == [0, 0, 0])
    }

    @Test func aHiddenLayerIsDrawnWhileAnAnimationShowsIt() {
      screen.view.backgroundColor = .black
      let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      layer.isHidden = true
      screen.view.layer.addSublayer(layer)
      let animation = CAKeyframeAnimation(keyPath: "hidden")
      animation.values = [true, false, true]
      animation.keyTimes = [0, 0.25, 0.75, 1]
      animation.calculationMode = .discrete
      animation.duration = 1
      layer.add(animation, forKey: "visibility")
      screen.commit()
      screen.advance(0.1)
      #expect(color(50, 50) == [0, 0, 0])
      screen.advance(0.4)
      #expect(color(50, 50) == [1, 0, 0])
      screen.advance(0.4)
      #expect(color(50, 50) == [0, 0, 0])
    }

    @Test func opacityHidingAndBorders() {
      screen.view.backgroundColor = .black
      let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
      screen.view.layer.addSublayer(layer)
      layer.opacity = 0.5
      screen.advance(1)
      #expect(abs((color(50, 50).first ?? 0) - 0.5) < 0.01)
      layer.opacity = 1
      layer.isHidden = true
      #expect(color(50, 50) == [0, 0, 0])
      layer.isHidden = false
      layer.borderWidth = 4
      layer.borderColor = UIColor.red.cgColor
      layer.cornerRadius = 20
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      layer.cornerCurve = .continuous
      layer.shadowOpacity = 1
      layer.shadowColor = UIColor.blue.cgColor
      layer.shadowOffset = CGSize(width: 3, height: 3)
      layer.shadowRadius = 2
      screen.advance(1)
      screen.commit()
      #expect(screen.stage.commands.contains { if case .stroke = $0 { true } else { false } })
      #expect(
        screen.stage.commands.contains {
          switch $0 {
          case .shadow: true
          case .beginGroup(_, let shadow, _): shadow != nil
          default: false
          }
        })
    }

    @Test func shapesGradientsAndTextsDraw() {
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
      shape.fillColor = UIColor.red.cgColor
      shape.strokeColor = UIColor.blue.cgColor
      shape.lineWidth = 2
      shape.lineDashPattern = [3, 1]
      shape.lineDashPhase = 1
      shape.lineCap = .square
      shape.lineJoin = .round
      shape.miterLimit = 2
      shape.strokeStart = 0.25
      shape.strokeEnd = 0.75
      shape.fillRule = .evenOdd
      screen.view.layer.addSublayer(shape)
      #expect(color(25, 25) == [1, 0, 0])
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.locations = [0, 1]
      screen.view.layer.addSublayer(gradient)
      #expect((color(101, 50).first ?? 0) > 0.9)
      #expect((color(199, 50).last ?? 0) > 0.9)
      gradient.type = .radial
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      screen.advance(1)
      #expect((color(150, 50).first ?? 0) > 0.9)
      gradient.type = .conic
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.colors = [UIColor.red, .green, .blue, .red].map(\.cgColor)
      gradient.locations = nil
      screen.advance(1)
      #expect((color(190, 52).first ?? 0) > 0.9)
      #expect(color(120, 80)[1] > 0.7)
      #expect((color(120, 20).last ?? 0) > 0.7)
      let hole = CALayer()
      hole.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
      hole.backgroundColor = UIColor.black.cgColor
      screen.view.layer.addSublayer(hole)
      gradient.mask = hole
      #expect(hole.superlayer === gradient)
      #expect(screen.view.layer.sublayers?.contains { $0 === hole } == false)
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 200, width: 200, height: 50)
      text.string = "Layer text"
      text.fontSize = 20
      text.foregroundColor = UIColor.red.cgColor
      text.alignmentMode = .center
      text.isWrapped = true
      text.truncationMode = .end
      screen.view.layer.addSublayer(text)
      screen.commit()
      let run = screen.stage.texts.first { $0.text == "Layer text" }
      #expect(run?.font.size == 20 && run?.color.red == 1)
    }

    @Test func whatIsAPixelHighStaysSoWhereverItIs() {
      let host = layer(CGRect(x: 0, y: 0, width: 100, height: 800), .clear)
      screen.view.layer.addSublayer(host)
      for index in 0..<200 {
        // The position is between two pixels, as far as the precision of numbers allows.
        let y = (CGFloat(index * 3 + 2) + 0.5) / 3
        host.addSublayer(layer(CGRect(x: 0, y: y, width: 50, height: 1 / 3)))
      }
      screen.commit()
      let heights = screen.stage.commands.compactMap { command in
        if case .fill(.rect(let rect), .color(let color)) = command, color.red == 1,
          color.green == 0
        {
          rect.height
        } else {
          nil
        }
      }
      #expect(heights.count == 200 && heights.allSatisfy { abs($0 - 1 / 3) < 0.01 })
    }

    @Test func keyPathsReachIntoStructures() {
      let layer = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
      layer.setValue(30, forKeyPath: "position.x")
      #expect(layer.position.x == 30)
      layer.setValue(2, forKeyPath: "transform.scale")
      #expect(layer.affineTransform().a == 2)
      layer.setValue(0.5, forKey: "opacity")
      #expect(layer.opacity == 0.5)
      layer.setValue(99, forKeyPath: "bounds.size.width")
      #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 99)
      layer.setValue("mine", forKey: "custom")
      #expect(layer.value(forKey: "custom") as? String == "mine")
      layer.setValue(1.0, forKeyPath: "transform.rotation.z")
      #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - 1) < 0.001)
      layer.setValue(7, forKeyPath: "transform.translation.x")
      #expect(layer.transform.m41 == 7)
      layer.setValue(5, forKey: "cornerRadius")
      layer.setValue(6, forKey: "borderWidth")
      #expect(layer.cornerRadius == 5 && layer.borderWidth == 6)
    }

    @Test func layersLayOutAndDisplayWhenAsked() {
      let layer = CountingLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      screen.view.layer.addSublayer(layer)
      screen.commit()
      layer.log.removeAll()
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      #expect(layer.needsLayout() && layer.needsDisplay())
      screen.commit()
      #expect(Set(layer.log) == ["layout", "draw"])
      layer.log.removeAll()
      layer.layoutIfNeeded()
      layer.displayIfNeeded()
      #expect(layer.log.isEmpty)
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size.width = 50
      screen.commit()
      #expect(layer.log.contains("draw"))
    }

    @Test func contentsAreImagesPlacedByGravity() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
      let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
      layer.contents = image.cgImage
      screen.view.layer.addSublayer(layer)
      func destination(_ gravity: CALayerContentsGravity) -> CGRect {
        layer.contentsGravity = gravity
        layer.contentsScale = image.scale
        screen.commit()
        for command in screen.stage.commands.reversed() {
          if case .image(_, let destination, _, _, _) = command { return destination }
        }
        return .null
      }
      #expect(destination(.resize).size == CGSize(width: 100, height: 100))
      #expect(destination(.resizeAspect).size == CGSize(width: 50, height: 100))
      #expect(destination(.resizeAspectFill).size == CGSize(width: 100, height: 200))
      #expect(destination(.center).size == CGSize(width: 10, height: 20))
      for gravity in [
        CALayerContentsGravity.top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
        .bottomRight,
      ] {
        #expect(destination(gravity).size == CGSize(width: 10, height: 20))
      }
      layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
      layer.magnificationFilter = .nearest
      screen.advance(1)
      #expect(
        screen.stage.commands.contains {
          if case .image(_, _, let source, _, let isSmooth) = $0 {
            source.width == 0.5 && !isSmooth
          } else {
            false
          }
        })
    }

    private final class CountingLayer: CALayer {
      var log: [String] = []
      override func layoutSublayers() { log.append("layout") }
      override func draw(in ctx: CGContext) { log.append("draw") }
    }
  }
}

private final class CountingView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() { layouts += 1 }
}
