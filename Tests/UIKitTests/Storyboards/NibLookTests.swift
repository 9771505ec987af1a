import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// The appearance of nib elements whose values have an effect only when they're drawn or laid
  /// out.
  @MainActor struct NibLookTests {
    private let screen = TestScreen()
    private let rect = #"<rect key="frame" x="0.0" y="0.0" width="200" height="100"/>"#

    @Test func aStackKeepsTheStandardDistance() throws {
      let view = screen.load(
        """
        <stackView opaque="NO" contentMode="scaleToFill" spacingType="standard" id="s">\(rect)\
        <subviews><view id="a"><constraints><constraint firstAttribute="width" constant="30" \
        id="c1"/></constraints></view><view id="b"/></subviews></stackView>
        """)
      let stack = try #require(view as? UIStackView)
      #expect(stack.spacing == 8)
      #expect(stack.arrangedSubviews[1].frame.minX == stack.arrangedSubviews[0].frame.maxX + 8)
    }

    @Test func aProgressViewHasItsTintsAndItsHeight() throws {
      let view = screen.load(
        """
        <progressView opaque="NO" progress="0.5" id="p">\(rect)<color \
        key="progressTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/><color key="trackTintColor" red="0" green="0" blue="1" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/></progressView>
        """)
      #expect(view is UIProgressView)
      for y in [101.0, 103] {
        #expect(screen.stage.color(at: CGPoint(x: 70, y: y)) == UIColor.red.displayed)
        #expect(screen.stage.color(at: CGPoint(x: 130, y: y)) == UIColor.blue.displayed)
      }
    }

    @Test func aTextViewIsClearUnlessItHasAColor() throws {
      let clear = screen.load(#"<textView opaque="NO" text="Words" id="t">\#(rect)</textView>"#)
      #expect(try #require(clear as? UITextView).backgroundColor == nil)
      let white = screen.load(
        """
        <textView opaque="NO" text="Words" id="t">\(rect)<color key="backgroundColor" \
        systemColor="systemBackgroundColor"/></textView>
        """)
      #expect(white?.backgroundColor == .systemBackground)
      #expect(UITextView().backgroundColor == .systemBackground)
    }

    @Test func aPictureIsStretchedWhereItsViewSaysSo() throws {
      let view = screen.load(
        """
        <imageView contentMode="scaleToFill" id="i"><rect key="frame" x="0" y="0" width="70" \
        height="70"/><rect key="contentStretch" x="0.5" y="0.5" width="0.0" height="0.0"/>\
        </imageView>
        """)
      let imageView = try #require(view as? UIImageView)
      imageView.image = UIImage.drawn(CGSize(width: 20, height: 20)) { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        UIColor.green.setFill()
        context.fill(CGRect(x: 5, y: 0, width: 15, height: 20))
      }
      let shown = UIImage.drawn(imageView.bounds.size) { imageView.layer.render(in: $0.cgContext) }
      #expect(shown.color(atX: 3, y: 35) == .red)
      #expect(shown.color(atX: 12, y: 35) == .green)
    }

    @Test func aSliderShowsItsImages() throws {
      let slider = screen.load(
        """
        <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" \
        minimumValueImage="sun.min" maximumValueImage="sun.max" catalog="system" id="s">\
        \(rect)</slider>
        """)
      let pictures = try #require(slider).subviews.filter {
        ($0 as? UIImageView)?.image?.isSymbolImage == true
      }
      #expect(pictures.count == 2)
      #expect(pictures.allSatisfy { slider?.bounds.contains($0.frame) == true })
    }

    @Test func aStackArrangesItsViewsInTheMarginsThatItIsGiven() throws {
      for margins in [
        #"<edgeInsets key="layoutMargins" top="10" left="8" bottom="5" right="6"/>"#,
        #"<directionalEdgeInsets key="directionalLayoutMargins" top="10" leading="8" bottom="5" trailing="6"/>"#,
      ] {
        let stack = screen.load(
          """
          <stackView opaque="NO" id="s">\(rect)<subviews><view id="a"/></subviews>\(margins)\
          </stackView>
          """)
        let inner = try #require((stack as? UIStackView)?.arrangedSubviews.first)
        #expect(inner.frame == CGRect(x: 8, y: 10, width: 186, height: 85))
      }
    }

    @Test func aStackThatIsGivenNoMarginsHasNone() throws {
      let stack = screen.load(
        """
        <stackView opaque="NO" layoutMarginsRelativeArrangement="YES" id="s">\(rect)<subviews>\
        <view id="a"/></subviews></stackView>
        """)
      let inner = try #require((stack as? UIStackView)?.arrangedSubviews.first)
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func aNavigationBarHasTheAttributesOfItsTitles() throws {
      let view = screen.load(
        """
        <navigationBar id="bar">\(rect)<textAttributes key="titleTextAttributes">\
        <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/><color \
        key="textColor" systemColor="systemRedColor"/></textAttributes><textAttributes \
        key="largeTitleTextAttributes"><color key="textColor" \
        systemColor="systemBlueColor"/></textAttributes></navigationBar>
        """)
      let bar = try #require(view as? UINavigationBar)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
      #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 30)
      #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemBlue)
    }

    @Test func barsHaveTheirColors() throws {
      let color =
        #"<color key="barTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      for (element, more) in [("toolbar", ""), ("tabBar", ""), ("navigationBar", "")] {
        let view = screen.load(
          """
          <\(element) opaque="NO" translucent="NO" id="bar"><rect key="frame" x="0" y="0" \
          width="393" height="60"/>\(color)\(more)</\(element)>
          """)
        #expect(
          screen.stage.color(at: CGPoint(x: 200, y: 130)) == UIColor.red.displayed, "\(element)")
        view?.removeFromSuperview()
      }
    }

    @Test func aConfigurationWithAnImageOnlyShowsNoTitleOfAnEarlierStyle() throws {
      let view = screen.load(
        """
        <button opaque="NO" buttonType="system" id="b">\(rect)<state key="normal" \
        title="Button"/><buttonConfiguration key="configuration" style="plain" image="star" \
        catalog="system"/></button>
        """)
      #expect(!screen.stage.texts.contains { $0.text == "Button" })
      #expect((view as? UIButton)?.configuration?.image != nil)
      let titled = screen.load(
        """
        <button opaque="NO" buttonType="system" id="b">\(rect)<state key="normal" \
        title="Button"/><buttonConfiguration key="configuration" style="plain" \
        title="New"/></button>
        """)
      #expect((titled as? UIButton)?.currentTitle == "New")
    }

    @Test func aButtonThatWrapsHasSeveralLines() {
      _ = screen.load(
        """
        <button opaque="NO" buttonType="system" lineBreakMode="wordWrap" id="b">\(rect)\
        <state key="normal" title="A title that is too long for a line of the button"/></button>
        """)
      let lines = screen.stage.texts.map(\.text)
      #expect(lines.count > 1)
      #expect(!lines.joined().contains("…"))
      #expect(lines.last?.hasSuffix("button") == true)
    }

    @Test func aSymbolHasTheColorOfItsReference() throws {
      let view = screen.load(
        """
        <imageView contentMode="center" tintColor="systemBlueColor" id="i">\(rect)\
        <imageReference key="image" image="circle.fill" catalog="system" \
        renderingMode="hierarchical"><hierarchicalColors><color red="1" green="0" blue="0" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/></hierarchicalColors>\
        </imageReference></imageView>
        """)
      #expect((view as? UIImageView)?.image != nil)
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 150)) == UIColor.red.displayed)
    }

    @Test func aLineSeparatorBeginsALine() {
      _ = screen.load(
        """
        <label opaque="NO" text="One&#8232;Two" numberOfLines="0" id="l">\(rect)</label>
        """)
      #expect(screen.stage.texts.map(\.text) == ["One", "Two"])
    }

    @Test func aLineSeparatorEndsTheOnlyLineThatIsShown() {
      let label = UILabel(frame: CGRect(x: 0, y: 300, width: 300, height: 30))
      label.text = "Three\u{2028}Four"
      screen.view.addSubview(label)
      screen.commit()
      #expect(screen.stage.texts.map(\.text).contains { $0.hasPrefix("Three") })
      #expect(!screen.stage.texts.contains { $0.text.contains("\u{2028}") })
    }

    @Test func aRoundedFieldWithAColorHasRoundedCorners() {
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      field.backgroundColor = .red
      field.borderStyle = .roundedRect
      screen.view.backgroundColor = .blue
      screen.view.addSubview(field)
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 100, y: 120)) == UIColor.red.displayed)
      let corner = screen.stage.color(at: CGPoint(x: 0.5, y: 100.5))
      #expect((corner?.red ?? 1) < 0.1 && (corner?.blue ?? 0) > 0.9)
      #expect(field.backgroundColor == .red)
      field.borderStyle = .none
      screen.commit()
      #expect(screen.stage.color(at: CGPoint(x: 0.5, y: 100.5)) == UIColor.red.displayed)
    }
  }
}
