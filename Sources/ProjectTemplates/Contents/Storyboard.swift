/// A storyboard with one screen, as Interface Builder writes it.
struct Storyboard {
  /// The class of the screen's controller, and its module.
  private let customClass: (name: String, module: String)?
  /// The storyboard identifier of the screen.
  private let identifier: String?
  private let isLaunchScreen: Bool

  /// The screen that's shown until the app has started.
  static let launchScreen = Storyboard(customClass: nil, identifier: nil, isLaunchScreen: true)

  /// A screen with a controller of a class.
  static func screen(of name: String, in module: String, identifier: String? = nil) -> Storyboard {
    Storyboard(customClass: (name, module), identifier: identifier, isLaunchScreen: false)
  }

  private init(
    customClass: (name: String, module: String)?, identifier: String?, isLaunchScreen: Bool
  ) {
    self.customClass = customClass
    self.identifier = identifier
    self.isLaunchScreen = isLaunchScreen
  }

  private var controllerAttributes: String {
    let storyboardID = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
    let type =
      customClass.map {
        #" customClass="\#($0.name)" customModule="\#($0.module)" customModuleProvider="target""#
      } ?? ""
    return storyboardID + type + #" sceneMemberID="viewController""#
  }

  var text: String {
    let launch = isLaunchScreen ? #" launchScreen="YES""# : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24128" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES"\(launch) \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="qVc-01-scr">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="24063"/>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
              <capability name="System colors in document resources" minToolsVersion="11.0"/>
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <scenes>
              <scene sceneID="qSc-01-one">
                  <objects>
                      <viewController id="qVc-01-scr"\(controllerAttributes)>
                          <view key="view" contentMode="scaleToFill" id="qVw-01-top">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <viewLayoutGuide key="safeArea" id="qSa-01-top"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="qFr-01-one" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="0.0" y="0.0"/>
              </scene>
          </scenes>
          <resources>
              <systemColor name="systemBackgroundColor">
                  <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
              </systemColor>
          </resources>
      </document>

      """
  }
}
