/// A new scene of a storyboard: a view controller with its view.
package struct StoryboardScene: Sendable {
  /// The ways to name the system's background color.
  enum Background {
    /// By the name of a color in the storyboard's resources.
    case resource
    /// As in older storyboards, which have no such resources.
    case attribute
  }

  /// The storyboard identifier, or `nil` if there's none.
  package var identifier: String?
  /// The class of the controller and its module, or `nil` for one of UIKit's classes.
  package var customClass: (name: String, module: String)?
  /// The kind of the controller.
  package var kind: ScreenKind

  /// Creates a scene.
  package init(
    identifier: String? = nil, customClass: (name: String, module: String)? = nil,
    kind: ScreenKind = .view
  ) {
    self.identifier = identifier
    self.customClass = customClass
    self.kind = kind
  }

  /// A name for the scene's IDs.
  var name: String { identifier ?? customClass?.name ?? "screen" }

  /// Returns the lines of the scene.
  func text(
    _ ids: StoryboardIDs, at place: (x: Double, y: Double), background: Background
  ) -> String {
    let element =
      switch kind {
      case .view: "viewController"
      case .table: "tableViewController"
      case .collection: "collectionViewController"
      }
    let view = view(ids, background).replacing("\n", with: "\n                    ")
    return """
              <!--\(comment)-->
              <scene sceneID="\(ids["scene"])">
                  <objects>
                      <\(element)\(attributes(ids)) sceneMemberID="viewController">
                          \(view)
                      </\(element)>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(ids["responder"])" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(place.x)" y="\(place.y)"/>
              </scene>
      """
  }

  /// The name that Interface Builder shows, which separates the words of the class's name.
  private var comment: String {
    (customClass?.name ?? "ViewController").replacing(/[a-z0-9](?=[A-Z])/) { "\($0.output) " }
      .replacing("--", with: "")
  }

  private func attributes(_ ids: StoryboardIDs) -> String {
    let storyboardID = identifier.map { #" storyboardIdentifier="\#($0)""# } ?? ""
    let type =
      customClass.map {
        #" customClass="\#($0.name)" customModule="\#($0.module)" customModuleProvider="target""#
      } ?? ""
    return storyboardID + #" id="\#(ids["controller"])""# + type
  }

  // MARK: Views

  private func view(_ ids: StoryboardIDs, _ background: Background) -> String {
    let id = #"id="\#(ids["view"])""#
    let frame = """
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      """
    let color =
      switch background {
      case .resource: #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#
      case .attribute:
        #"<color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" "#
          + #"cocoaTouchSystemColor="whiteColor"/>"#
      }
    switch kind {
    case .view:
      return """
        <view key="view" contentMode="scaleToFill" \(id)>
        \(frame)
            <viewLayoutGuide key="safeArea" id="\(ids["safe area"])"/>
            \(color)
        </view>
        """
    case .table:
      return """
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
        dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" \
        sectionHeaderHeight="-1" estimatedSectionHeaderHeight="-1" sectionFooterHeight="-1" \
        estimatedSectionFooterHeight="-1" \(id)>
        \(frame)
            \(color)
        \(connections(ids))
        </tableView>
        """
    case .collection:
      return """
        <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
        dataMode="prototypes" \(id)>
        \(frame)
            \(color)
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" \
        minimumInteritemSpacing="10" id="\(ids["layout"])">
                <size key="itemSize" width="128" height="128"/>
                <size key="headerReferenceSize" width="0.0" height="0.0"/>
                <size key="footerReferenceSize" width="0.0" height="0.0"/>
                <inset key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
            </collectionViewFlowLayout>
            <cells/>
        \(connections(ids))
        </collectionView>
        """
    }
  }

  private func connections(_ ids: StoryboardIDs) -> String {
    """
        <connections>
            <outlet property="dataSource" destination="\(ids["controller"])" id="\(ids["data source"])"/>
            <outlet property="delegate" destination="\(ids["controller"])" id="\(ids["delegate"])"/>
        </connections>
    """
  }
}
