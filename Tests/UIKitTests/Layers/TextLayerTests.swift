import DisplayList
import Testing
import UIKit

extension OnScreen {
  /// Follows <https://developer.apple.com/documentation/quartzcore/catextlayer>.
  @MainActor struct TextLayerTests {
    private let screen = TestScreen()
    private let layer = CATextLayer()

    init() {
      layer.frame = CGRect(x: 10, y: 100, width: 200, height: 100)
      screen.view.layer.addSublayer(layer)
    }

    private var runs: [TextRun] {
      screen.commit()
      return screen.stage.texts
    }

    @Test func defaultsAreThoseOfTheDocumentation() {
      #expect(layer.string == nil && layer.fontSize == 36 && !layer.isWrapped)
      #expect(
        layer.foregroundColor.map(UIColor.init(cgColor:))
          == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
      #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    }

    @Test func theTextSaysHowLargeItWantsToBe() {
      #expect(layer.preferredFrameSize() == .zero)
      layer.string = "Hello"
      let whole = layer.preferredFrameSize()
      #expect(whole.width > 70 && whole.width < 110 && whole.height > 36 && whole.height < 50)
      layer.isWrapped = true
      layer.string = "Hello there, and many more words"
      let wrapped = layer.preferredFrameSize()
      #expect(wrapped.width <= 200 && wrapped.height >= 2 * (whole.height - 1))
    }

    @Test func aStringIsDrawnInSizeAndColor() throws {
      layer.string = "Hello"
      layer.fontSize = 20
      layer.foregroundColor = UIColor.red.cgColor
      let run = try #require(runs.first)
      #expect(run.text == "Hello" && run.font.size == 20)
      #expect(run.color == Color(red: 1, green: 0, blue: 0))
      let start = run.origin.x
      layer.alignmentMode = .right
      #expect(try #require(runs.first).origin.x > start + 100)
      layer.alignmentMode = .center
      #expect(abs(try #require(runs.first).origin.x - start - 75) < 20)
    }

    @Test func anAttributedStringHasItsOwnLook() throws {
      layer.string = NSAttributedString(
        string: "Own", attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
      let run = try #require(runs.first)
      #expect(run.text == "Own" && run.font.size == 12 && run.font.weight > 400)
    }

    @Test func linesAreBrokenWhereThatIsWanted() {
      layer.string = "A text of several words that is wider than the layer"
      layer.fontSize = 20
      #expect(Set(runs.map(\.origin.y)).count == 1)
      layer.isWrapped = true
      #expect(Set(runs.map(\.origin.y)).count > 1)
    }

    @Test func aLongLineIsCut() throws {
      layer.string = "A text of several words that is wider than the layer"
      layer.fontSize = 20
      layer.truncationMode = .end
      #expect(runs.map(\.text).joined().hasSuffix("…"))
      layer.truncationMode = .start
      #expect(runs.map(\.text).joined().hasPrefix("…"))
    }

    @Test func aCopyAndAPresentationShowTheSame() throws {
      layer.string = "Same"
      layer.font = "Menlo" as NSString
      layer.isWrapped = true
      layer.truncationMode = .middle
      let copy = CATextLayer(layer: layer)
      #expect(copy.string as? String == "Same" && copy.isWrapped && copy.truncationMode == .middle)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.duration = 1
      layer.add(fade, forKey: nil)
      screen.commit()
      screen.advance(0.5)
      #expect(layer.presentation()?.string as? String == "Same")
      #expect(runs.map(\.text) == ["Same"])
    }

    @Test func aLayerThatAViewIsBackedByDrawsItself() {
      let view = TextBackedView(frame: CGRect(x: 10, y: 300, width: 200, height: 100))
      (view.layer as? CATextLayer)?.string = "Backed"
      screen.view.addSubview(view)
      #expect(runs.map(\.text) == ["Backed"])
      #expect(view.layersThatWillDraw == [view.layer])
    }

    @Test func aViewIsAskedForTheContentOfItsLayer() {
      let view = DisplayingView(frame: CGRect(x: 10, y: 300, width: 200, height: 100))
      screen.view.addSubview(view)
      screen.commit()
      #expect(view.displayed == [view.layer])
    }
  }
}

private final class TextBackedView: UIView {
  private(set) var layersThatWillDraw: [CALayer] = []

  override class var layerClass: AnyClass { CATextLayer.self }
  override func layerWillDraw(_ layer: CALayer) { layersThatWillDraw.append(layer) }
}

private final class DisplayingView: UIView {
  private(set) var displayed: [CALayer] = []

  override func display(_ layer: CALayer) { displayed.append(layer) }
}
