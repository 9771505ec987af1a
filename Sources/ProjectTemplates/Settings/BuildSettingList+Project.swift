extension BuildSettingList {
  /// Returns the settings of a new project.
  static func project(in format: NewProject.Format) -> BuildSettingList {
    BuildSettingList(
      common: common + [BuildSetting("IPHONEOS_DEPLOYMENT_TARGET", format.deploymentTarget)],
      debug: [
        BuildSetting("DEBUG_INFORMATION_FORMAT", "dwarf"),
        BuildSetting("ENABLE_TESTABILITY", "YES"),
        BuildSetting("GCC_DYNAMIC_NO_PIC", "NO"),
        BuildSetting("GCC_OPTIMIZATION_LEVEL", "0"),
        BuildSetting("GCC_PREPROCESSOR_DEFINITIONS", ["DEBUG=1", "$(inherited)"]),
        BuildSetting("MTL_ENABLE_DEBUG_INFO", "INCLUDE_SOURCE"),
        BuildSetting("ONLY_ACTIVE_ARCH", "YES"),
        BuildSetting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG $(inherited)"),
        BuildSetting("SWIFT_OPTIMIZATION_LEVEL", "-Onone"),
      ],
      release: [
        BuildSetting("DEBUG_INFORMATION_FORMAT", "dwarf-with-dsym"),
        BuildSetting("ENABLE_NS_ASSERTIONS", "NO"),
        BuildSetting("MTL_ENABLE_DEBUG_INFO", "NO"),
        BuildSetting("SWIFT_COMPILATION_MODE", "wholemodule"),
        BuildSetting("VALIDATE_PRODUCT", "YES"),
      ])
  }

  private static let common =
    [
      BuildSetting("ALWAYS_SEARCH_USER_PATHS", "NO"),
      BuildSetting("CLANG_CXX_LANGUAGE_STANDARD", "gnu++20"),
      BuildSetting("COPY_PHASE_STRIP", "NO"),
      BuildSetting("GCC_C_LANGUAGE_STANDARD", "gnu17"), BuildSetting("SDKROOT", "iphoneos"),
    ]
    + enabled.map { BuildSetting($0, "YES") }
    + strict.map { BuildSetting($0.name, "YES_\($0.level)") }

  private static let enabled = [
    "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS", "CLANG_ANALYZER_NONNULL",
    "CLANG_ENABLE_MODULES", "CLANG_ENABLE_OBJC_ARC", "CLANG_ENABLE_OBJC_WEAK",
    "CLANG_WARN_BLOCK_CAPTURE_AUTORELEASING", "CLANG_WARN_BOOL_CONVERSION", "CLANG_WARN_COMMA",
    "CLANG_WARN_CONSTANT_CONVERSION", "CLANG_WARN_DEPRECATED_OBJC_IMPLEMENTATIONS",
    "CLANG_WARN_DOCUMENTATION_COMMENTS", "CLANG_WARN_EMPTY_BODY", "CLANG_WARN_ENUM_CONVERSION",
    "CLANG_WARN_INFINITE_RECURSION", "CLANG_WARN_INT_CONVERSION",
    "CLANG_WARN_NON_LITERAL_NULL_CONVERSION", "CLANG_WARN_OBJC_IMPLICIT_RETAIN_SELF",
    "CLANG_WARN_OBJC_LITERAL_CONVERSION", "CLANG_WARN_QUOTED_INCLUDE_IN_FRAMEWORK_HEADER",
    "CLANG_WARN_RANGE_LOOP_ANALYSIS", "CLANG_WARN_STRICT_PROTOTYPES",
    "CLANG_WARN_SUSPICIOUS_MOVE", "CLANG_WARN_UNREACHABLE_CODE",
    "CLANG_WARN__DUPLICATE_METHOD_MATCH", "ENABLE_STRICT_OBJC_MSGSEND",
    "ENABLE_USER_SCRIPT_SANDBOXING", "GCC_NO_COMMON_BLOCKS",
    "GCC_WARN_64_TO_32_BIT_CONVERSION", "GCC_WARN_UNDECLARED_SELECTOR",
    "GCC_WARN_UNUSED_FUNCTION", "GCC_WARN_UNUSED_VARIABLE",
    "LOCALIZATION_PREFERS_STRING_CATALOGS", "MTL_FAST_MATH",
  ]

  private static let strict = [
    (name: "CLANG_ANALYZER_NUMBER_OBJECT_CONVERSION", level: "AGGRESSIVE"),
    (name: "CLANG_WARN_DIRECT_OBJC_ISA_USAGE", level: "ERROR"),
    (name: "CLANG_WARN_OBJC_ROOT_CLASS", level: "ERROR"),
    (name: "CLANG_WARN_UNGUARDED_AVAILABILITY", level: "AGGRESSIVE"),
    (name: "GCC_WARN_ABOUT_RETURN_TYPE", level: "ERROR"),
    (name: "GCC_WARN_UNINITIALIZED_AUTOS", level: "AGGRESSIVE"),
  ]
}
