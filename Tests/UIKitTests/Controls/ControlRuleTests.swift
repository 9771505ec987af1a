import DeviceProtocol
import DisplayList
import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Rules of controls that surprise people, with their sources.
  @MainActor struct ControlRuleTests {
    private let screen = TestScreen()

    // MARK: Buttons

    /// Buttons: an explicit titleColor(.normal) on a disabled button is shown as it is, as measured
    /// with UIKit of iOS 26.1.
    @Test func aDisabledButtonKeepsTheColorThatItWasGiven() {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.isEnabled = false
      #expect(button.titleColor(for: .disabled) == .tertiaryLabel)
      button.setTitleColor(.red, for: .normal)
      #expect(button.titleColor(for: .disabled) == .red && button.currentTitleColor == .red)
      #expect(button.titleLabel?.textColor == .red)
      button.setTitleColor(.blue, for: .disabled)
      #expect(button.currentTitleColor == .blue)
    }

    /// Reported by many who set the font of a button with a configuration.
    @Test func aConfigurationDeterminesTheFontOfTheTitle() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      let size = button.intrinsicContentSize
      button.titleLabel?.font = .systemFont(ofSize: 60)
      #expect(button.intrinsicContentSize == size && button.titleLabel?.font.pointSize == 17)
      button.configuration = nil
      button.titleLabel?.font = .systemFont(ofSize: 60)
      #expect(button.titleLabel?.font.pointSize == 60)
    }

    /// Text in a configuration adopts the text size of the user while the app is running.
    @Test func aConfiguredButtonFollowsTheTextSize() {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Title"
      let button = UIButton(configuration: configuration)
      button.frame.origin = CGPoint(x: 20, y: 100)
      screen.view.addSubview(button)
      screen.commit()
      #expect(button.titleLabel?.font.pointSize == 17)
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryXXXL" }
      #expect(button.titleLabel?.font.pointSize == 23)
      screen.change { $0.contentSizeCategory = "UICTContentSizeCategoryL" }
      #expect(button.titleLabel?.font.pointSize == 17)
    }

    // MARK: Controls with their own sizes

    /// Progress view: height 4, whatever the frame says, as measured with UIKit of iOS 26.1.
    @Test func aProgressViewKeepsItsHeight() {
      let view = UIProgressView(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
      #expect(view.frame == CGRect(x: 10, y: 100, width: 200, height: 4))
      view.frame = CGRect(x: 20, y: 120, width: 100, height: 30)
      #expect(view.frame == CGRect(x: 20, y: 120, width: 100, height: 4))
      #expect(UIProgressView(progressViewStyle: .default).frame.height == 4)
    }

    /// Apps make progress views thicker with a constraint.
    @Test func aConstraintChangesTheHeightOfAProgressView() {
      let view = UIProgressView()
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      screen.commit()
      #expect(view.frame.height == 20)
    }

    /// Refresh control: 60 points high, at the top of the visible area, as wide as the scroll view,
    /// and hidden at rest, as measured with UIKit of iOS 26.1.
    @Test func aRefreshControlKeepsItsPlace() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 900)
      let control = UIRefreshControl(frame: CGRect(x: 5, y: 5, width: 9, height: 9))
      #expect(control.frame.height == 60)
      scroll.refreshControl = control
      screen.view.addSubview(scroll)
      screen.commit()
      #expect(scroll.subviews.first === control && control.isHidden)
      control.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      #expect(control.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
      screen.touch(.began, at: CGPoint(x: 150, y: 200))
      screen.move(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 260))
      #expect(scroll.contentOffset.y < 0 && control.frame.minY == scroll.contentOffset.y)
      #expect(!control.isHidden)
      screen.touch(.ended, at: CGPoint(x: 150, y: 260))
      screen.advance(2)
      #expect(scroll.contentOffset.y == 0)
    }

    // MARK: Text

    /// Labels and fonts: a kern of 0 switches pair kerning off, as measured with UIKit of iOS 26.1.
    @Test func aKernOfZeroSwitchesPairKerningOff() throws {
      func width(_ text: String, _ kern: CGFloat?) -> CGFloat {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        if let kern { attributes[.kern] = kern }
        return NSAttributedString(string: text, attributes: attributes).size().width
      }
      #expect(width("AVATAR", 0) - width("AVATAR", nil) > 2)
      #expect(abs(width("AVATAR", 1) - width("AVATAR", nil) - 6) < 0.5)
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.attributedText = NSAttributedString(string: "AV", attributes: [.kern: 0])
      screen.view.addSubview(label)
      screen.commit()
      let (a, v) = (
        try #require(screen.stage.texts.first { $0.text == "A" }),
        try #require(screen.stage.texts.first { $0.text == "V" })
      )
      #expect(abs(v.origin.x - a.origin.x - width("A", 0)) < 0.1)
    }

    // MARK: Drawing

    private final class Drawing: UIView {
      var draws = true

      override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard draws else { return }
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }

    private final class Plain: UIView {}

    private final class Empty: UIView {
      override func draw(_ rect: CGRect) {}
    }

    private final class DrawingImageView: UIImageView {
      var count = 0

      override func draw(_ rect: CGRect) {
        count += 1
      }
    }

    private func color(in view: UIView) -> Color? {
      screen.view.backgroundColor = .white
      screen.view.addSubview(view)
      screen.commit()
      defer { view.removeFromSuperview() }
      return screen.stage.color(at: screen.middle(of: view))
    }

    private let place = CGRect(x: 100, y: 100, width: 50, height: 50)

    /// UIView's documentation: an opaque view is expected to fill its bounds, and its background is
    /// `nil` by default. What it doesn't fill is black.
    @Test func aViewThatDrawsWithoutABackgroundIsBlack() {
      let (black, white) = (UIColor.black.displayed, UIColor.white.displayed)
      #expect(color(in: Drawing(frame: place)) == black)
      #expect(color(in: Empty(frame: place)) == black)
      #expect(color(in: Plain(frame: place)) == white)
      let transparent = Drawing(frame: place)
      transparent.isOpaque = false
      #expect(color(in: transparent) == white)
      let clear = Drawing(frame: place)
      clear.backgroundColor = .clear
      #expect(color(in: clear) == white)
      let blue = Drawing(frame: place)
      blue.backgroundColor = .blue
      #expect(color(in: blue) == UIColor.blue.displayed)
    }

    /// UIImageView's documentation: a subclass's `draw(_:)` is never called.
    @Test func anImageViewNeverCallsDraw() {
      let view = DrawingImageView(image: .plain(.green, side: 50))
      view.frame = place
      #expect(color(in: view) == UIColor.green.displayed)
      view.setNeedsDisplay()
      #expect(color(in: view) == UIColor.green.displayed && view.count == 0)
    }

    private final class DrawnLabel: UILabel {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
      }
    }

    /// Labels aren't opaque.
    @Test func aLabelDrawsOnAClearGround() {
      let label = DrawnLabel(frame: place)
      label.text = "i"
      label.textAlignment = .left
      #expect(color(in: label) == UIColor.white.displayed)
    }
  }
}
