extension BuildSettingList {
  /// The iOS version that new apps require.
  ///
  /// Xcode uses the version of its SDK. This is the oldest system that Quince's devices run.
  static let deploymentTarget = "18.0"

  /// The settings of a new project.
  static let project = BuildSettingList(
    common: [
      BuildSetting("ALWAYS_SEARCH_USER_PATHS", "NO"),
      BuildSetting("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "YES"),
      BuildSetting("CLANG_ENABLE_MODULES", "YES"),
      BuildSetting("CLANG_ENABLE_OBJC_ARC", "YES"),
      BuildSetting("COPY_PHASE_STRIP", "NO"),
      BuildSetting("ENABLE_STRICT_OBJC_MSGSEND", "YES"),
      BuildSetting("ENABLE_USER_SCRIPT_SANDBOXING", "YES"),
      BuildSetting("IPHONEOS_DEPLOYMENT_TARGET", deploymentTarget),
      BuildSetting("LOCALIZATION_PREFERS_STRING_CATALOGS", "YES"),
      BuildSetting("SDKROOT", "iphoneos"),
    ],
    debug: [
      BuildSetting("DEBUG_INFORMATION_FORMAT", "dwarf"),
      BuildSetting("ENABLE_TESTABILITY", "YES"),
      BuildSetting("ONLY_ACTIVE_ARCH", "YES"),
      BuildSetting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited)"),
      BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
    ],
    release: [
      BuildSetting("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym"),
      BuildSetting("ENABLE_NS_ASSERTIONS", "NO"),
      BuildSetting("SWIFT_COMPILATION_MODE", "wholemodule"),
      BuildSetting("VALIDATE_PRODUCT", "YES"),
    ])
}
