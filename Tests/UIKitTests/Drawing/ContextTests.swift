import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// The drawing of an app's `draw(_:)` in the frame.
  @MainActor struct ContextTests {
    private let screen = TestScreen()

    private func draw(_ drawing: @escaping (CGContext) -> Void) {
      let view = DrawingView(drawing)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.backgroundColor = .white
      screen.view.addSubview(view)
      screen.commit()
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> [Float] {
      let color = screen.stage.color(at: CGPoint(x: x, y: y))
      return color.map { [$0.red, $0.green, $0.blue] } ?? []
    }

    private static let (red, green, blue, white): ([Float], [Float], [Float], [Float]) = (
      [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]
    )

    @Test func fillsAreInTheCurrentColor() {
      draw { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill([CGRect(x: 50, y: 0, width: 50, height: 50)])
        UIColor.blue.setFill()
        context.fillEllipse(in: CGRect(x: 100, y: 0, width: 50, height: 50))
        context.setFillColor(gray: 0, alpha: 1)
        UIRectFill(CGRect(x: 150, y: 0, width: 50, height: 50))
      }
      #expect(color(25, 25) == Self.red)
      #expect(color(75, 25) == Self.green)
      #expect(color(125, 25) == Self.blue)
      #expect(color(101, 1) == Self.white)
      #expect(color(175, 25) == [0, 0, 0])
    }

    @Test func statesAreSavedAndRestored() {
      draw { context in
        context.setFillColor(UIColor.red.cgColor)
        context.saveGState()
        context.translateBy(x: 100, y: 100)
        context.scaleBy(x: 2, y: 2)
        context.rotate(by: .pi / 2)
        context.concatenate(CGAffineTransform(translationX: 1, y: 1))
        #expect(!context.ctm.isIdentity)
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(color(10, 10) == Self.red)
      #expect(color(80, 120) == Self.green)
      #expect(color(120, 120) == Self.white)
    }

    @Test func clipsHoldUntilRestored() {
      draw { context in
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 200))
        context.addRect(CGRect(x: 0, y: 0, width: 200, height: 100))
        context.clip()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 200, height: 200))
        context.restoreGState()
        UIBezierPath(ovalIn: CGRect(x: 100, y: 100, width: 100, height: 100)).addClip()
        UIColor.blue.set()
        UIRectFill(CGRect(x: 100, y: 100, width: 100, height: 100))
      }
      #expect(color(50, 50) == Self.red)
      #expect(color(150, 50) == Self.white)
      #expect(color(150, 150) == Self.blue)
      #expect(color(102, 102) == Self.white)
    }

    @Test func evenOddLeavesHoles() {
      draw { context in
        context.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        context.setFillColor(UIColor.red.cgColor)
        context.fillPath(using: .evenOdd)
        context.beginPath()
        context.move(to: CGPoint(x: 100, y: 0))
        context.addLine(to: CGPoint(x: 200, y: 0))
        context.addQuadCurve(to: CGPoint(x: 200, y: 100), control: CGPoint(x: 200, y: 50))
        context.addCurve(
          to: CGPoint(x: 100, y: 100), control1: CGPoint(x: 180, y: 100),
          control2: CGPoint(x: 120, y: 100))
        context.closePath()
        #expect(!context.isPathEmpty)
        #expect(context.path?.contains(CGPoint(x: 150, y: 50)) == true)
        #expect(context.pathContains(CGPoint(x: 150, y: 50), mode: .fill))
        context.drawPath(using: .eoFillStroke)
      }
      #expect(color(10, 10) == Self.red)
      #expect(color(50, 50) == Self.white)
      #expect(color(150, 50) == Self.red)
    }

    @Test func strokesHaveWidthCapsJoinsAndDashes() {
      draw { context in
        context.setStrokeColor(UIColor.red.cgColor)
        context.setLineWidth(7)
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setMiterLimit(3)
        context.setLineDash(phase: 1, lengths: [4, 2])
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 100, y: 100))
        context.strokePath()
        context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20), width: 3)
        context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)])
      }
      let strokes = screen.stage.commands.compactMap { command -> StrokeStyle? in
        if case .stroke(_, let color, let style) = command, color.red == 1 { style } else { nil }
      }
      #expect(strokes.count == 4)
      #expect(strokes[0].width == 7)
      #expect(strokes[0].cap == .round && strokes[0].join == .bevel)
      #expect(strokes[0].dash == [4, 2])
      #expect(strokes[1].width == 3)
    }

    @Test func gradientsRunFromStartToEnd() {
      draw { context in
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else {
          return
        }
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 200, height: 50))
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 200, y: 0), options: [.drawsAfterEndLocation])
        context.restoreGState()
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 100, y: 120), startRadius: 0,
          endCenter: CGPoint(x: 100, y: 120), endRadius: 40, options: [])
      }
      #expect(color(2, 25).first ?? 0 > 0.9)
      #expect(color(198, 25).last ?? 0 > 0.9)
      let middle = color(100, 25)
      #expect(abs((middle.first ?? 0) - 0.5) < 0.05)
      #expect(color(100, 120).first ?? 0 > 0.9)
    }

    @Test func alphaBlendingAndLayersMix() {
      draw { context in
        context.setFillColor(UIColor.black.cgColor)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
        context.setAlpha(1)
        context.setBlendMode(.multiply)
        context.setFillColor(UIColor.green.cgColor)
        context.fill(CGRect(x: 50, y: 0, width: 50, height: 50))
        context.setBlendMode(.normal)
        context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 100, y: 0, width: 50, height: 50))
        context.endTransparencyLayer()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.clear(CGRect(x: 150, y: 0, width: 50, height: 50))
      }
      #expect(abs((color(25, 25).first ?? 0) - 0.5) < 0.01)
      #expect(color(75, 25) == Self.green)
      #expect(color(125, 25) == Self.green)
      let modes = screen.stage.commands.compactMap { command -> BlendMode? in
        if case .beginGroup(_, _, let mode) = command { mode } else { nil }
      }
      #expect(modes.contains(.multiply))
    }

    @Test func picturesAreMadeAndDrawn() {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
      let image = renderer.image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.stroke(CGRect(x: 2, y: 2, width: 5, height: 5))
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .multiply)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), blendMode: .normal)
      }
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(image.cgImage?.width == Int(20 * image.scale))
      draw { _ in
        image.draw(at: CGPoint(x: 10, y: 10))
        image.draw(in: CGRect(x: 50, y: 10, width: 100, height: 50))
        image.draw(at: CGPoint(x: 10, y: 100), blendMode: .normal, alpha: 0.5)
        image.withTintColor(.blue).draw(in: CGRect(x: 10, y: 150, width: 20, height: 10))
        image.drawAsPattern(in: CGRect(x: 100, y: 100, width: 100, height: 100))
      }
      #expect(screen.stage.commands.count > 5)
      let png = image.pngData() ?? Data()
      #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
      let jpeg = image.jpegData(compressionQuality: 0.5) ?? Data()
      #expect(jpeg.prefix(2) == Data([0xff, 0xd8]))
      let back = UIImage(data: png, scale: image.scale)
      #expect(back?.size == image.size)
      #expect(renderer.pngData { _ in }.prefix(2) == Data([0x89, 0x50]))
      #expect(
        renderer.jpegData(withCompressionQuality: 1) { _ in }.prefix(2) == Data([0xff, 0xd8]))
    }

    @Test func theOldWayToMakePicturesWorks() {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 2)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIRectClip(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(UIGraphicsGetCurrentContext() != nil)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.size == CGSize(width: 8, height: 4))
      #expect(image?.scale == 2)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
      if let context = UIGraphicsGetCurrentContext() {
        UIGraphicsPushContext(context)
        UIGraphicsPopContext()
        #expect(context.width == 3 && context.height == 3)
        #expect(context.makeImage()?.width == 3)
      }
      UIGraphicsEndImageContext()
    }

    @Test func viewsRenderIntoPictures() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
      view.backgroundColor = .red
      screen.view.addSubview(view)
      screen.commit()
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
        view.layer.render(in: context.cgContext)
        _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
      draw { _ in image.draw(at: .zero) }
      #expect(image.size.width == 30)
      #expect(view.snapshotView(afterScreenUpdates: false)?.bounds.size == view.bounds.size)
    }

    @Test func stringsDrawThemselves() {
      draw { _ in
        ("Hello" as NSString).draw(
          at: CGPoint(x: 10, y: 10), withAttributes: [.foregroundColor: UIColor.red])
        ("Wrapped words" as NSString).draw(
          in: CGRect(x: 10, y: 50, width: 60, height: 100),
          withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
        NSAttributedString(string: "Styled").draw(at: CGPoint(x: 100, y: 10))
        NSAttributedString(string: "In").draw(in: CGRect(x: 100, y: 40, width: 50, height: 50))
        NSAttributedString(string: "With").draw(
          with: CGRect(x: 100, y: 80, width: 50, height: 50),
          options: .usesLineFragmentOrigin, context: nil)
      }
      let texts = screen.stage.texts.map(\.text)
      for text in ["Hello", "Styled", "In", "With"] { #expect(texts.contains(text)) }
      #expect(texts.contains { $0.hasPrefix("Wrapped") && !$0.contains("words") })
      #expect(screen.stage.texts.first { $0.text == "Hello" }?.color.red == 1)
    }

    private final class DrawingView: UIView {
      let drawing: (CGContext) -> Void

      init(_ drawing: @escaping (CGContext) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func draw(_ rect: CGRect) {
        if let context = UIGraphicsGetCurrentContext() { drawing(context) }
      }
    }
  }
}
