/// A new scene of a storyboard: a view controller with its view or bar.
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
  /// The scenes that a navigation or tab controller shows from the start, by their storyboard
  /// identifiers or the classes of their controllers.
  package var shown: [String]
  /// Whether the storyboard starts with the scene.
  package var isInitial: Bool

  /// Creates a scene.
  package init(
    identifier: String? = nil, customClass: (name: String, module: String)? = nil,
    kind: ScreenKind = .view, showing shown: [String] = [], isInitial: Bool = false
  ) {
    self.shown = shown
    self.isInitial = isInitial
    self.identifier = identifier
    self.customClass = customClass
    self.kind = kind
  }

  /// A name for the scene's IDs.
  var name: String { identifier ?? customClass?.name ?? "screen" }

  /// Returns the lines of the scene.
  /// - Parameter shown: The IDs of the controllers that the scene's controller shows.
  func text(
    _ ids: StoryboardIDs, showing shown: [String] = [], at place: (x: Double, y: Double),
    background: Background
  ) -> String {
    let element =
      switch kind {
      case .view: "viewController"
      case .table: "tableViewController"
      case .collection: "collectionViewController"
      case .navigation: "navigationController"
      case .tabs: "tabBarController"
      }
    let view = view(ids, background, showing: shown).replacing("\n", with: "\n                    ")
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
    (customClass?.name ?? String(kind.superclass.dropFirst(2))).replacing(/[a-z0-9](?=[A-Z])/) {
      "\($0.output) "
    }
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

  private func view(
    _ ids: StoryboardIDs, _ background: Background, showing shown: [String]
  ) -> String {
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
    case .navigation:
      return """
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(ids["bar"])">
            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
            <autoresizingMask key="autoresizingMask"/>
        </navigationBar>
        """ + relationships("rootViewController", to: shown, ids)
    case .tabs:
      return """
        <tabBar key="tabBar" contentMode="scaleToFill" id="\(ids["bar"])">
            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
            <autoresizingMask key="autoresizingMask"/>
        </tabBar>
        """ + relationships("viewControllers", to: shown, ids)
    }
  }

  private func relationships(_ name: String, to shown: [String], _ ids: StoryboardIDs) -> String {
    if shown.isEmpty { return "" }
    let segues = shown.enumerated().map { number, id in
      "    <segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" "
        + "id=\"\(ids["segue \(number)"])\"/>\n"
    }
    return "\n<connections>\n\(segues.joined())</connections>"
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
