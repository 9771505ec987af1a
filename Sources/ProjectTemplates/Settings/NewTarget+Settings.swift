extension NewTarget {
  /// The settings of the target.
  var settings: BuildSettingList {
    BuildSettingList(common: sharedSettings + (kind == .app ? appSettings : testSettings))
  }

  private var sharedSettings: [BuildSetting] {
    [
      BuildSetting("CODE_SIGN_STYLE", "Automatic"), BuildSetting("CURRENT_PROJECT_VERSION", "1"),
      BuildSetting("GENERATE_INFOPLIST_FILE", "YES"), BuildSetting("MARKETING_VERSION", "1.0"),
      BuildSetting("PRODUCT_BUNDLE_IDENTIFIER", bundleIdentifier),
      BuildSetting("PRODUCT_NAME", "$(TARGET_NAME)"),
      BuildSetting("SWIFT_APPROACHABLE_CONCURRENCY", "YES"),
      BuildSetting("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "YES"),
      BuildSetting("SWIFT_VERSION", "5.0"), BuildSetting("TARGETED_DEVICE_FAMILY", "1,2"),
    ]
  }

  private var bundleIdentifier: String {
    switch kind {
    case .app: project.bundleIdentifier
    case .unitTests: "\(project.bundleIdentifier)Tests"
    case .interfaceTests: "\(project.bundleIdentifier)UITests"
    }
  }

  private var appSettings: [BuildSetting] {
    let orientations = "UIInterfaceOrientation"
    let landscape = "\(orientations)LandscapeLeft \(orientations)LandscapeRight"
    return [
      BuildSetting("ASSETCATALOG_COMPILER_APPICON_NAME", "AppIcon"),
      BuildSetting("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME", "AccentColor"),
      BuildSetting("INFOPLIST_FILE", "\(name)/Info.plist"),
      BuildSetting("INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents", "YES"),
      BuildSetting("INFOPLIST_KEY_UILaunchStoryboardName", "LaunchScreen"),
      BuildSetting(
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad",
        "\(orientations)Portrait \(orientations)PortraitUpsideDown \(landscape)"),
      BuildSetting(
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone",
        "\(orientations)Portrait \(landscape)"),
      BuildSetting(
        "LD_RUNPATH_SEARCH_PATHS", ["$(inherited)", "@executable_path/Frameworks"]),
      BuildSetting("STRING_CATALOG_GENERATE_SYMBOLS", "YES"),
      BuildSetting("SWIFT_DEFAULT_ACTOR_ISOLATION", "MainActor"),
      BuildSetting("SWIFT_EMIT_LOC_STRINGS", "YES"),
    ] + (project.interface == .code ? [] : [mainStoryboard])
  }

  private var mainStoryboard: BuildSetting {
    BuildSetting("INFOPLIST_KEY_UIMainStoryboardFile", "Main")
  }

  private var testSettings: [BuildSetting] {
    let app = project.name.text
    let shared = [
      BuildSetting("STRING_CATALOG_GENERATE_SYMBOLS", "NO"),
      BuildSetting("SWIFT_EMIT_LOC_STRINGS", "NO"),
    ]
    guard kind == .unitTests else { return shared + [BuildSetting("TEST_TARGET_NAME", app)] }
    let executable = "$(BUILT_PRODUCTS_DIR)/\(app).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(app)"
    return shared + [
      BuildSetting("BUNDLE_LOADER", "$(TEST_HOST)"), BuildSetting("TEST_HOST", executable),
    ]
  }
}
