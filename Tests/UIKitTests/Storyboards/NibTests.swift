import Testing
import UIKit

@testable import UIKitCore

extension OnScreen {
  /// Elements of a nib in Xcode's format.
  @MainActor struct NibTests {
    private let screen = TestScreen()

    private func load(_ xml: String, resources: String = "", owner: AnyObject? = nil) -> UIView? {
      screen.load(xml, resources: resources, owner: owner)
    }

    private let rect =
      #"<rect key="frame" x="0.0" y="0.0" width="200" height="100"/>"#

    @Test func aFrameMayBeInTheWordsOfXcode8() {
      let view = load(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="120" height="80"/><subviews><view \
        fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w">\
        <frame key="frameInset" minX="97" minY="8" width="495" height="21"/></view></subviews></view>
        """)
      #expect(view?.subviews.first?.frame == CGRect(x: 97, y: 8, width: 495, height: 21))
    }

    @Test(arguments: [
      ("", CGRect(x: 0, y: 0, width: 120, height: 80)),
      (
        #"minX="-12" minY="25.00%" width="15" height="5""#,
        CGRect(x: -12, y: 20, width: 15, height: 5)
      ),
      (#"minX="100.00%" width="57.50%" height="34""#, CGRect(x: 120, y: 0, width: 69, height: 34)),
      (
        #"minY="10" width="20" height="30.00%" maxX="7""#,
        CGRect(x: 93, y: 10, width: 20, height: 24)
      ), (#"minX="5" maxX="10.00%" maxY="8""#, CGRect(x: 5, y: 0, width: 103, height: 72)),
      (#"minX="x%" minY="1e300%" width="9" height="9""#, CGRect(x: 0, y: 0, width: 9, height: 9)),
    ])
    func framesInTheWordsOfXcode8AreInsetsAndShares(_ attributes: String, _ frame: CGRect) throws {
      let view = load(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="120" height="80"/><subviews><view id="w">\
        <frame key="frameInset"/><subviews><view id="x"><frame key="frameInset" \(attributes)/>\
        </view></subviews></view></subviews></view>
        """)
      let inner = try #require(view?.subviews.first)
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
      let found = try #require(inner.subviews.first?.frame)
      #expect(abs(found.minX - frame.minX) < 1e-9 && abs(found.minY - frame.minY) < 1e-9)
      #expect(abs(found.width - frame.width) < 1e-9 && abs(found.height - frame.height) < 1e-9)
    }

    @Test func aViewHasItsFrameColorsAndFlags() {
      let view = load(
        """
        <view contentMode="scaleAspectFit" alpha="0.5" hidden="YES" opaque="NO" tag="7" \
        clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" \
        semanticContentAttribute="forceRightToLeft" id="v"><rect key="frame" x="0" y="0" \
        width="120" height="80"/><color key="backgroundColor" red="1" green="0" blue="0" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/><color key="tintColor" \
        systemColor="systemGreenColor"/><accessibility key="accessibilityConfiguration" \
        identifier="name" label="Label" hint="Hint"><bool key="isElement" value="YES"/>\
        </accessibility></view>
        """)
      #expect(view?.bounds.size == CGSize(width: 120, height: 80))
      #expect(view?.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(view?.alpha == 0.5 && view?.isHidden == true && view?.tag == 7)
      #expect(view?.clipsToBounds == true && view?.isUserInteractionEnabled == false)
      #expect(view?.isMultipleTouchEnabled == true && view?.contentMode == .scaleAspectFit)
      #expect(view?.semanticContentAttribute == .forceRightToLeft)
      #expect(view?.accessibilityIdentifier == "name")
      #expect(view?.accessibilityLabel == "Label" && view?.accessibilityHint == "Hint")
      #expect(view?.isAccessibilityElement == true)
    }

    @Test(arguments: [
      ("systemBlueColor", UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)),
      ("textColor", UIColor(white: 0, alpha: 1)),
      ("controlTextColor", UIColor(white: 0, alpha: 0.85)),
      ("secondaryLabelColor", UIColor(white: 0, alpha: 0.5)),
    ])
    func colorsOfAMacsCatalogAreAsInItsLightAppearance(_ name: String, _ color: UIColor) {
      let view = load(
        """
        <view id="v">\(rect)<color key="backgroundColor" name="\(name)" catalog="System" \
        colorSpace="catalog"/></view>
        """)
      #expect(view?.backgroundColor == color)
    }

    @Test func aLabelHasItsTextAndFont() {
      let label =
        load(
          """
          <label opaque="NO" text="Words" textAlignment="center" lineBreakMode="wordWrap" \
          numberOfLines="3" minimumFontSize="9" adjustsFontSizeToFit="NO" id="l">\(rect)\
          <fontDescription key="fontDescription" type="boldSystem" pointSize="23"/>\
          <color key="textColor" white="0.25" alpha="1" colorSpace="custom" \
          customColorSpace="genericGamma22GrayColorSpace"/><color key="highlightedColor" \
          red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>\
          <size key="shadowOffset" width="1" height="2"/></label>
          """) as? UILabel
      #expect(label?.text == "Words" && label?.textAlignment == .center)
      #expect(label?.numberOfLines == 3 && label?.font.pointSize == 23)
      #expect(label?.font.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      #expect(label?.shadowOffset == CGSize(width: 1, height: 2))
      #expect(label?.lineBreakMode == .byWordWrapping)
      let styled =
        load(
          """
          <label text="x" id="l2">\(rect)<fontDescription key="fontDescription" \
          style="UICTFontTextStyleTitle1"/></label>
          """) as? UILabel
      #expect(styled?.font.pointSize == 28)
      let attributed =
        load(
          """
          <label id="l3">\(rect)<attributedString key="attributedText"><fragment content="Red">\
          <attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" \
          colorSpace="calibratedRGB"/><font key="NSFont" size="30" name="HelveticaNeue"/>\
          <paragraphStyle key="NSParagraphStyle" alignment="right" lineSpacing="4"/>\
          </attributes></fragment><fragment content=" plain"/></attributedString></label>
          """) as? UILabel
      #expect(attributed?.attributedText?.string == "Red plain")
    }

    @Test func aButtonHasTitlesPerStateAndCallsItsAction() {
      let target = TestTarget()
      let button =
        load(
          """
          <button opaque="NO" contentHorizontalAlignment="left" \
          contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
          id="b">\(rect)<state key="normal" title="Go"><color key="titleColor" red="1" green="0" \
          blue="0" alpha="1" colorSpace="calibratedRGB"/></state><state key="highlighted" \
          title="Going"/><connections><action selector="act:" destination="-1" \
          eventType="touchUpInside" id="c"/></connections></button>
          """, owner: target) as? UIButton
      #expect(button?.title(for: .normal) == "Go")
      #expect(button?.title(for: .highlighted) == "Going")
      #expect(button?.contentHorizontalAlignment == .left)
      if let button { screen.tap(button) }
      #expect(target.calls == ["act:"])
    }

    @Test func aButtonsConfigurationIsRead() {
      let button =
        load(
          """
          <button opaque="NO" contentHorizontalAlignment="center" \
          contentVerticalAlignment="center" buttonType="system" id="b">\(rect)\
          <state key="normal" title="Button"/><buttonConfiguration key="configuration" \
          style="filled" title="Title" subtitle="Sub" image="star" catalog="system" \
          imagePlacement="trailing" imagePadding="5"><directionalEdgeInsets \
          key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration>\
          </button>
          """) as? UIButton
      #expect(button?.configuration?.title == "Title")
      #expect(button?.configuration?.subtitle == "Sub")
      #expect(button?.configuration?.imagePlacement == .trailing)
      #expect(button?.configuration?.contentInsets.leading == 2)
    }

    @Test func aTextFieldHasItsTraits() {
      let field =
        load(
          """
          <textField opaque="NO" contentHorizontalAlignment="left" text="T" \
          borderStyle="roundedRect" placeholder="P" textAlignment="right" minimumFontSize="11" \
          adjustsFontSizeToFit="YES" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" \
          id="t">\(rect)<fontDescription key="fontDescription" type="system" pointSize="14"/>\
          <textInputTraits key="textInputTraits" autocapitalizationType="words" \
          autocorrectionType="no" keyboardType="emailAddress" returnKeyType="search" \
          secureTextEntry="YES" enablesReturnKeyAutomatically="YES" \
          keyboardAppearance="alert" textContentType="email"/></textField>
          """) as? UITextField
      #expect(field?.text == "T" && field?.placeholder == "P")
      #expect(field?.borderStyle == .roundedRect && field?.textAlignment == .right)
      #expect(field?.clearButtonMode == .whileEditing && field?.clearsOnBeginEditing == true)
      #expect(field?.minimumFontSize == 11 && field?.adjustsFontSizeToFitWidth == true)
      #expect(field?.autocapitalizationType == .words && field?.autocorrectionType == .no)
      #expect(field?.keyboardType == .emailAddress && field?.returnKeyType == .search)
      #expect(field?.isSecureTextEntry == true && field?.enablesReturnKeyAutomatically == true)
      #expect(field?.font?.pointSize == 14)
    }

    @Test func controlsHaveTheirValues() {
      let slider =
        load(
          """
          <slider opaque="NO" value="3" minValue="1" maxValue="9" continuous="NO" id="s">\(rect)\
          <color key="thumbTintColor" red="1" green="0" blue="0" alpha="1" \
          colorSpace="calibratedRGB"/></slider>
          """) as? UISlider
      #expect((slider?.value, slider?.minimumValue, slider?.maximumValue) == (3, 1, 9))
      #expect(slider?.isContinuous == false)
      let toggle = load(#"<switch opaque="NO" on="YES" id="w">\#(rect)</switch>"#) as? UISwitch
      #expect(toggle?.isOn == true)
      let stepper =
        load(
          """
          <stepper opaque="NO" value="4" minimumValue="2" maximumValue="8" stepValue="2" \
          wraps="YES" autorepeat="NO" id="p">\(rect)</stepper>
          """) as? UIStepper
      #expect((stepper?.value, stepper?.minimumValue, stepper?.maximumValue) == (4, 2, 8))
      #expect(stepper?.wraps == true && stepper?.autorepeat == false && stepper?.stepValue == 2)
      let segments =
        load(
          """
          <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" \
          id="g">\(rect)<segments><segment title="A"/><segment title="B" enabled="NO"/>\
          </segments></segmentedControl>
          """) as? UISegmentedControl
      #expect(segments?.numberOfSegments == 2 && segments?.selectedSegmentIndex == 1)
      #expect(segments?.isEnabledForSegment(at: 1) == false)
      let progress =
        load(#"<progressView opaque="NO" progress="0.25" id="r">\#(rect)</progressView>"#)
        as? UIProgressView
      #expect(progress?.progress == 0.25)
      let pages =
        load(
          #"<pageControl opaque="NO" numberOfPages="5" currentPage="2" id="q">\#(rect)</pageControl>"#
        )
        as? UIPageControl
      #expect(pages?.numberOfPages == 5 && pages?.currentPage == 2)
      let activity =
        load(
          """
          <activityIndicatorView opaque="NO" animating="YES" hidesWhenStopped="YES" \
          style="large" id="a">\(rect)</activityIndicatorView>
          """) as? UIActivityIndicatorView
      #expect(activity?.isAnimating == true && activity?.style == .large)
      activity?.stopAnimating()
    }

    @Test func stacksAndConstraintsAreMade() {
      let view = load(
        """
        <view id="v">\(rect)<subviews><stackView opaque="NO" axis="vertical" \
        distribution="fillEqually" alignment="center" spacing="6" \
        translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" \
        width="10" height="10"/><subviews><label text="A" id="a"><rect key="frame" x="0" y="0" \
        width="9" height="9"/></label><label text="B" id="b"><rect key="frame" x="0" y="0" \
        width="9" height="9"/></label></subviews></stackView></subviews><viewLayoutGuide \
        key="safeArea" id="g"/><constraints><constraint firstItem="s" firstAttribute="top" \
        secondItem="v" secondAttribute="top" constant="5" id="c1"/><constraint firstItem="s" \
        firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="7" \
        id="c2"/><constraint firstAttribute="trailing" secondItem="s" \
        secondAttribute="trailing" constant="7" id="c3"/><constraint \
        firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="s" \
        secondAttribute="bottom" priority="750" constant="5" id="c4"/><constraint firstItem="a" \
        firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:4" \
        identifier="quarter" id="c5"/></constraints></view>
        """)
      let stack = view?.subviews.first as? UIStackView
      #expect(stack?.axis == .vertical && stack?.distribution == .fillEqually)
      #expect(stack?.alignment == .center && stack?.spacing == 6)
      #expect(stack?.arrangedSubviews.count == 2)
      #expect(stack?.frame.origin == CGPoint(x: 7, y: 5))
      #expect(stack?.bounds.width == 186)
      #expect(stack?.arrangedSubviews.first?.bounds.width == 50)
    }

    /// Multipliers are parsed in the formats that users enter in Xcode.
    @Test(arguments: ["0.25", "1:4", "1/4", "1 / 4"])
    func multipliersAreReadAsTheyAreWritten(_ multiplier: String) {
      let view = load(
        """
        <view id="v">\(rect)<subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" \
        id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>\
        <constraints><constraint firstItem="a" firstAttribute="width" secondItem="v" \
        secondAttribute="width" multiplier="\(multiplier)" id="c"/></constraints></view>
        """)
      view?.layoutIfNeeded()
      #expect(view?.subviews.first?.bounds.width == 50)
    }

    /// Apps that install a constraint in code need this.
    @Test func aConstraintThatIsNotInstalledHasAnOutlet() throws {
      OutletHolder.register()
      let view = load(
        """
        <view customClass="OutletHolder" customModule="UIKitTests" id="v">\(rect)<subviews>\
        <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" \
        x="0" y="0" width="9" height="9"/></label></subviews><constraints><constraint \
        firstItem="a" firstAttribute="width" constant="50" priority="800" id="c"/><constraint \
        firstItem="a" firstAttribute="width" constant="70" priority="900" id="d"/></constraints>\
        <variation key="default"><mask key="constraints"><exclude reference="d"/></mask>\
        </variation><connections><outlet property="held" destination="d" id="o"/></connections>\
        </view>
        """)
      view?.layoutIfNeeded()
      #expect(view?.subviews.first?.bounds.width == 50)
      let constraint = try #require((view as? OutletHolder)?.held as? NSLayoutConstraint)
      #expect(!constraint.isActive)
      constraint.isActive = true
      view?.layoutIfNeeded()
      #expect(view?.subviews.first?.bounds.width == 70)
    }

    @Test func aViewThatIsNotInstalledIsMadeForItsOutletAndTakesNoPart() throws {
      OutletHolder.register()
      let view = load(
        """
        <view customClass="OutletHolder" customModule="UIKitTests" id="v">\(rect)<subviews>\
        <label text="A" id="a">\(rect)</label><view id="box">\(rect)<subviews>\
        <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="b">\(rect)</label>\
        </subviews></view></subviews><constraints><constraint firstItem="b" \
        firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c"/></constraints>\
        <variation key="default"><mask key="subviews"><exclude reference="box"/></mask>\
        </variation><connections><outlet property="held" destination="box" id="o"/></connections>\
        </view>
        """)
      #expect(view?.subviews.count == 1 && view?.constraints.isEmpty == true)
      let kept = try #require((view as? OutletHolder)?.held as? UIView)
      #expect(kept.superview == nil)
      #expect((kept.subviews.first as? UILabel)?.text == "B")
    }

    @Test func outletsCollectionsGesturesAndRuntimeAttributesConnect() {
      let owner = TestTarget()
      let view = load(
        """
        <view id="v">\(rect)<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
        type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>\
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="boolean" \
        keyPath="clipsToBounds" value="YES"/></userDefinedRuntimeAttributes>\
        <gestureRecognizers/><connections><outletCollection property="gestureRecognizers" \
        destination="tap" appends="YES" id="o"/></connections></view>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections><action \
        selector="other:" destination="-1" id="x"/></connections></tapGestureRecognizer>
        """, owner: owner)
      #expect(view?.layer.cornerRadius == 8 && view?.clipsToBounds == true)
      #expect(view?.gestureRecognizers?.count == 1)
      if let view { screen.tap(view, times: 2) }
      #expect(owner.calls == ["other:"])
    }

    @Test func imagesScrollsTextsAndTablesAreRead() {
      let image =
        load(
          """
          <imageView clipsSubviews="YES" contentMode="scaleAspectFill" image="star.fill" \
          catalog="system" id="i">\(rect)<color key="tintColor" red="1" green="0" blue="0" \
          alpha="1" colorSpace="calibratedRGB"/></imageView>
          """) as? UIImageView
      #expect(image?.image?.isSymbolImage == true && image?.contentMode == .scaleAspectFill)
      let scroll =
        load(
          """
          <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" pagingEnabled="YES" \
          showsHorizontalScrollIndicator="NO" alwaysBounceVertical="YES" bounces="NO" \
          minimumZoomScale="0.5" maximumZoomScale="3" scrollEnabled="NO" \
          keyboardDismissMode="onDrag" id="s">\(rect)</scrollView>
          """) as? UIScrollView
      #expect(scroll?.isPagingEnabled == true && scroll?.maximumZoomScale == 3)
      #expect(scroll?.showsHorizontalScrollIndicator == false && scroll?.bounces == false)
      #expect(scroll?.isScrollEnabled == false && scroll?.keyboardDismissMode == .onDrag)
      let text =
        load(
          """
          <textView clipsSubviews="YES" editable="NO" textAlignment="center" id="t">\(rect)\
          <string key="text">Two
          lines</string><fontDescription key="fontDescription" type="italicSystem" \
          pointSize="12"/></textView>
          """) as? UITextView
      #expect(text?.text == "Two\nlines" && text?.isEditable == false)
      #expect(text?.font?.pointSize == 12)
      let table =
        load(
          """
          <tableView style="grouped" separatorStyle="none" allowsMultipleSelection="YES" \
          rowHeight="60" sectionHeaderHeight="18" sectionFooterHeight="18" id="tv">\(rect)\
          </tableView>
          """) as? UITableView
      #expect(table?.style == .grouped && table?.rowHeight == 60)
      #expect(table?.separatorStyle == UITableViewCell.SeparatorStyle.none)
      #expect(table?.allowsMultipleSelection == true)
      let picker = load(#"<pickerView id="pv">\#(rect)</pickerView>"#)
      #expect(picker is UIPickerView)
      let bar =
        load(
          """
          <toolbar opaque="NO" id="tb">\(rect)<items><barButtonItem title="Item" id="b1"/>\
          <barButtonItem systemItem="flexibleSpace" id="b2"/><barButtonItem \
          systemItem="trash" id="b3"/></items></toolbar>
          """) as? UIToolbar
      #expect(bar?.items?.count == 3)
      let navigation =
        load(
          """
          <navigationBar contentMode="scaleToFill" id="nb">\(rect)<items><navigationItem \
          title="Title" id="ni"><barButtonItem key="rightBarButtonItem" title="R" id="r"/>\
          </navigationItem></items></navigationBar>
          """) as? UINavigationBar
      #expect(navigation?.topItem?.title == "Title")
      #expect(navigation?.topItem?.rightBarButtonItem?.title == "R")
      let tabs =
        load(
          """
          <tabBar contentMode="scaleToFill" id="tab">\(rect)<items><tabBarItem title="One" \
          badgeValue="3" id="t1"><color key="badgeColor" systemColor="systemGreenColor"/>\
          </tabBarItem><tabBarItem systemItem="search" id="t2"/></items></tabBar>
          """) as? UITabBar
      #expect(tabs?.items?.count == 2 && tabs?.items?.first?.badgeValue == "3")
      #expect(tabs?.items?.first?.badgeColor == .systemGreen)
      let effect =
        load(
          """
          <visualEffectView opaque="NO" id="ve">\(rect)<view key="contentView" id="cv">\(rect)\
          <subviews><label text="Over" id="o">\(rect)</label></subviews></view><blurEffect \
          style="regular"/></visualEffectView>
          """) as? UIVisualEffectView
      #expect(effect?.effect is UIBlurEffect && effect?.contentView.subviews.count == 1)
    }

    @Test func sizeClassesVaryWhatIsRead() {
      let label =
        load(
          """
          <label text="Any" id="l">\(rect)<fontDescription key="fontDescription" type="system" \
          pointSize="10"/><variation key="widthClass=compact"><fontDescription \
          key="fontDescription" type="system" pointSize="20"/></variation>\
          <variation key="widthClass=regular"><fontDescription key="fontDescription" \
          type="system" pointSize="30"/></variation></label>
          """) as? UILabel
      #expect(label?.font.pointSize == 20)
    }

    @Test func outletsMayHaveTheNamesOfACellsOwnViews() throws {
      func frame(_ x: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="30" width="50" height="20"/>"#
      }
      let cell = try #require(
        screen.load(
          """
          <tableViewCell id="c"><rect key="frame" x="0" y="0" width="393" height="90"/>\
          <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" \
          width="393" height="90"/><subviews>\
          <label text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(frame(150))\
          </label><label text="More" fixedFrame="YES" id="d">\(frame(250))</label>\
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i">\(frame(100))\
          </imageView></subviews><constraints>\
          <constraint firstItem="l" firstAttribute="leading" secondItem="cc" \
          secondAttribute="leading" constant="150" id="k1"/>\
          <constraint firstItem="l" firstAttribute="top" secondItem="cc" secondAttribute="top" \
          constant="30" id="k2"/></constraints></tableViewCellContentView><connections>\
          <outlet property="textLabel" destination="l" id="o1"/>\
          <outlet property="detailTextLabel" destination="d" id="o2"/>\
          <outlet property="imageView" destination="i" id="o3"/></connections></tableViewCell>
          """) as? UITableViewCell)
      let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
      #expect(cell.textLabel === labels[0] && cell.detailTextLabel === labels[1])
      #expect(cell.imageView?.superview === cell.contentView)
      #expect(labels[0].frame.minX == 150 && abs(labels[0].frame.minY - 30) < 0.01)
    }

    @Test func placeholdersStandForObjectsOfTheApps() {
      let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="answers" id="-3"/>
        <textField id="tf">\(rect)<connections><outlet property="delegate" destination="-3" \
        id="d"/></connections></textField></objects></document>
        """
      let delegate = FieldDelegate()
      let nib = UINib(data: Data(document.utf8), bundle: nil)
      let objects = nib.instantiate(
        withOwner: nil, options: [.externalObjects: ["answers": delegate]])
      #expect(objects.count == 1)
      #expect((objects.first as? UITextField)?.delegate === delegate)
    }
  }
}

/// A view with an outlet for objects that a size class excludes.
final class OutletHolder: UIView {
  var held: NSObject?

  static func register() {
    ObjCRuntime.register(
      ObjCClass(
        OutletHolder.self, name: "OutletHolder", module: "UIKitTests",
        members: [.key("held", \OutletHolder.held)]))
  }
}
