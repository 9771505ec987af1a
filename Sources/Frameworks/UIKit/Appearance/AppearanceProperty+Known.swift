extension AppearanceProperty {
  /// What can be set on the proxies of UIKit's classes.
  static let known: [ObjectIdentifier: [AppearanceProperty]] = {
    var known: [ObjectIdentifier: [AppearanceProperty]] = [:]
    func add(_ type: AnyClass, _ properties: [AppearanceProperty]) {
      known[ObjectIdentifier(type)] = properties
    }
    add(UIResponder.self, [])
    add(UIView.self, view)
    add(UILabel.self, label)
    add(UITextField.self, textField)
    add(UITextView.self, textView)
    add(UIButton.self, button)
    add(UISwitch.self, [.path(\UISwitch.onTintColor), .path(\UISwitch.thumbTintColor)])
    add(UISlider.self, slider)
    add(UIProgressView.self, progressView)
    add(UIPageControl.self, pageControl)
    add(UISegmentedControl.self, segmentedControl)
    add(UIActivityIndicatorView.self, [.path(\UIActivityIndicatorView.color)])
    add(UITableView.self, tableView)
    add(UISearchBar.self, searchBar)
    add(UINavigationBar.self, navigationBar)
    add(UITabBar.self, tabBar)
    add(UIToolbar.self, toolbar)
    add(UIBarItem.self, [.values(\UIBarItem.titleAttributes)])
    add(UIBarButtonItem.self, barButtonItem)
    add(UITabBarItem.self, tabBarItem)
    return known
  }()

  private static let view: [AppearanceProperty] = [
    .path(\UIView.ownTintColor), .path(\UIView.backgroundColor), .path(\UIView.alpha),
  ]

  private static let label: [AppearanceProperty] = [
    .path(\UILabel.font), .path(\UILabel.textColor), .path(\UILabel.highlightedTextColor),
    .path(\UILabel.shadowColor), .path(\UILabel.shadowOffset), .path(\UILabel.textAlignment),
    .path(\UILabel.numberOfLines), .path(\UILabel.adjustsFontForContentSizeCategory),
  ]

  private static let textField: [AppearanceProperty] = [
    .path(\UITextField.font), .path(\UITextField.textColor),
    .path(\UITextField.keyboardAppearance), .path(\UITextField.borderStyle),
    .path(\UITextField.background), .path(\UITextField.textAlignment),
  ]

  private static let textView: [AppearanceProperty] = [
    .path(\UITextView.font), .path(\UITextView.textColor), .path(\UITextView.keyboardAppearance),
  ]

  private static let button: [AppearanceProperty] = [
    .values(\UIButton.content.titleColors), .values(\UIButton.content.titleShadowColors),
    .values(\UIButton.content.backgroundImages), .values(\UIButton.content.images),
    .path(\UIButton.contentEdgeInsets),
  ]

  private static let slider: [AppearanceProperty] = [
    .path(\UISlider.minimumTrackTintColor), .path(\UISlider.maximumTrackTintColor),
    .path(\UISlider.thumbTintColor), .path(\UISlider.minimumValueImage),
    .path(\UISlider.maximumValueImage),
  ]

  private static let progressView: [AppearanceProperty] = [
    .path(\UIProgressView.progressTintColor), .path(\UIProgressView.trackTintColor),
    .path(\UIProgressView.progressImage), .path(\UIProgressView.trackImage),
  ]

  private static let pageControl: [AppearanceProperty] = [
    .path(\UIPageControl.pageIndicatorTintColor),
    .path(\UIPageControl.currentPageIndicatorTintColor),
  ]

  private static let segmentedControl: [AppearanceProperty] = [
    .path(\UISegmentedControl.selectedSegmentTintColor),
    .values(\UISegmentedControl.titleAttributes),
  ]

  private static let tableView: [AppearanceProperty] = [
    .path(\UITableView.separatorColor), .path(\UITableView.separatorInset),
  ]

  private static let searchBar: [AppearanceProperty] = [
    .path(\UISearchBar.barTintColor), .path(\UISearchBar.barStyle),
    .path(\UISearchBar.searchBarStyle), .path(\UISearchBar.isTranslucent),
    .path(\UISearchBar.backgroundImage), .path(\UISearchBar.scopeBarBackgroundImage),
  ]

  private static let navigationBar: [AppearanceProperty] = [
    .path(\UINavigationBar.barTintColor), .path(\UINavigationBar.barStyle),
    .path(\UINavigationBar.isTranslucent), .path(\UINavigationBar.prefersLargeTitles),
    .values(\UINavigationBar.ownTitleTextAttributes),
    .values(\UINavigationBar.ownLargeTitleTextAttributes),
    .bar(\UINavigationBar.standardAppearance), .bar(\UINavigationBar.compactAppearance),
    .bar(\UINavigationBar.scrollEdgeAppearance),
    .bar(\UINavigationBar.compactScrollEdgeAppearance),
    .path(\UINavigationBar.shadowImage), .path(\UINavigationBar.backIndicatorImage),
    .path(\UINavigationBar.backIndicatorTransitionMaskImage),
    .values(\UINavigationBar.backgroundImages),
  ]

  private static let tabBar: [AppearanceProperty] = [
    .path(\UITabBar.barTintColor), .path(\UITabBar.unselectedItemTintColor),
    .path(\UITabBar.barStyle), .path(\UITabBar.isTranslucent), .path(\UITabBar.backgroundImage),
    .path(\UITabBar.shadowImage), .path(\UITabBar.selectionIndicatorImage),
    .path(\UITabBar.itemPositioning), .path(\UITabBar.itemWidth), .path(\UITabBar.itemSpacing),
    .bar(\UITabBar.standardAppearance), .bar(\UITabBar.scrollEdgeAppearance),
  ]

  private static let barButtonItem: [AppearanceProperty] = [
    .path(\UIBarButtonItem.tintColor), .values(\UIBarButtonItem.backgroundImages),
    .values(\UIBarButtonItem.backgroundOffsets), .values(\UIBarButtonItem.titleOffsets),
    .values(\UIBarButtonItem.backImages), .values(\UIBarButtonItem.backOffsets),
    .values(\UIBarButtonItem.backTitleOffsets),
  ]

  private static let toolbar: [AppearanceProperty] = [
    .path(\UIToolbar.barTintColor), .path(\UIToolbar.barStyle), .path(\UIToolbar.isTranslucent),
    .bar(\UIToolbar.standardAppearance), .bar(\UIToolbar.compactAppearance),
    .bar(\UIToolbar.scrollEdgeAppearance), .bar(\UIToolbar.compactScrollEdgeAppearance),
    .values(\UIToolbar.backgroundImages), .values(\UIToolbar.shadowImages),
  ]

  private static let tabBarItem: [AppearanceProperty] = [
    .path(\UITabBarItem.titlePositionAdjustment), .path(\UITabBarItem.badgeColor),
    .values(\UITabBarItem.badgeAttributes),
  ]
}
