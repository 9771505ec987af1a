// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The purpose of a separate folder in `.build`, which a script sets: `coverage` counts the lines that run, and `tests` is
/// a release build that the tests can look into.
let purpose = Context.environment["QUINCE_BUILD"]
let countsLines = purpose == "coverage"
let isForTests = purpose == "tests"
let buildFolder = "\(Context.packageDirectory)/.build" + (purpose.map { "/\($0)" } ?? "")

/// For modules that run on every touch, every frame, and every step of a flow: a release build leaves out checks for
/// overlapping accesses, which take a fifth of their time. The tests keep them.
let hotPath: [SwiftSetting] =
  isForTests
  ? [] : [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

/// Generic types are made of types and conformances that are linked, not of names: the runtime would search all libraries
/// for each key of a dictionary, which takes a tenth of a launch.
let linkedTypes: SwiftSetting = .unsafeFlags([
  "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
])

/// For small modules that do the same to many pixels, constraints, or commands: a debug build optimizes them, too.
let heavyWork: [SwiftSetting] = hotPath + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// For modules whose functions wait for a device at each step: they stay on its queue if their
/// caller is on it.
let staysWithCaller: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

/// For modules that are compiled as fast as some of their files are: one process reads their imports, not three.
let compiledAsOne: SwiftSetting = .unsafeFlags(
  ["-disable-batch-mode", "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo"],
  .when(configuration: .debug))

/// For all modules in a release build, which would otherwise type-check each of them twice.
let checkedOnce: SwiftSetting = .unsafeFlags(
  ["-no-emit-module-separately-wmo"], .when(configuration: .release))

/// For modules that are tested: the tests see internal declarations, and the checks of a debug
/// build are kept.
let tested: SwiftSetting = .unsafeFlags(["-enable-testing", "-assert-config", "Debug"])

/// For tests, which run once, so that optimizing them takes longer than it saves.
let notOptimized: SwiftSetting = .unsafeFlags(["-Onone"])

/// For programs that tests start, as a debug build makes apps: with the functions that only the
/// runtime finds, and with the names of failed checks in a crash.
let startedByTests: SwiftSetting = .unsafeFlags(["-enable-testing", "-Xfrontend", "-g"])

/// For the largest module of tests: each core compiles some of its files.
let compiledInBatches: SwiftSetting = .unsafeFlags([
  "-no-whole-module-optimization", "-enable-batch-mode",
])

/// The `usr` folder of the toolchain whose library this manifest uses.
let toolchain: URL = {
  let mappings = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let library = String(decoding: mappings ?? Data(), as: UTF8.self).split(separator: "\n")
    .first { $0.hasSuffix("/libPackageDescription.so") }
  guard let library, let start = library.firstIndex(of: "/") else {
    fatalError("cannot find the Swift toolchain that reads this manifest")
  }
  return URL(fileURLWithPath: String(library[start...]))
    .appendingPathComponent("../../../../..").standardized
}()

func isInToolchain(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: toolchain.appendingPathComponent(path).path)
}

/// The folder of the toolchain's own parser of Swift, which macros use too: it knows the language just as the compiler
/// does, it is optimized, and it needn't be compiled here.
let parser: String = {
  let folder = "lib/swift/host"
  let module = "\(folder)/SwiftParser.swiftmodule"
  precondition(
    isInToolchain(module),
    "\(toolchain.path) has no \(module); take a toolchain from https://www.swift.org/install/linux")
  return toolchain.appendingPathComponent(folder).path
}()

/// For the command, which starts in less than half the time this way. It contains Swift's
/// libraries, if the toolchain has them as archives, and loads those that draw when it draws; see
/// `CDelayedDrawing`.
let startsSoon: [LinkerSetting] = {
  let folder = "lib/swift_static/linux"
  let partsOfFoundation = [
    "CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU",
  ]
  let needed = partsOfFoundation.map { "\(folder)/lib\($0).a" } + ["bin/ld.lld"]
  guard needed.allSatisfy(isInToolchain) else { return [] }
  let drawing = [
    "cairo", "fontconfig", "freetype", "gdk_pixbuf-2.0", "glib-2.0", "gobject-2.0", "harfbuzz",
    "pango-1.0", "pangocairo-1.0", "pangoft2-1.0",
  ]
  let ofLinker =
    drawing.map { "--remap-inputs=*/lib\($0).so=/dev/null" }
    // See `dispatch_rest.h`.
    + ["--wrap=dispatch_source_set_timer"]
  return [
    .unsafeFlags(
      ["-static-stdlib", "-use-ld=lld", "-L", toolchain.appendingPathComponent(folder).path]
        + partsOfFoundation.map { "-l\($0)" } + ofLinker.flatMap { ["-Xlinker", $0] },
      .when(configuration: .release))
  ]
}()

/// The compiler writes a framework's declarations beside its module, for the builder to read; see
/// `SymbolGraph`.
#if arch(arm64)
  let products = "\(buildFolder)/aarch64-unknown-linux-gnu"
#else
  let products = "\(buildFolder)/x86_64-unknown-linux-gnu"
#endif
let symbolGraph: [SwiftSetting] = [("debug", BuildConfiguration.debug), ("release", .release)].map {
  .unsafeFlags(
    [
      "-emit-symbol-graph", "-emit-symbol-graph-dir", "\(products)/\($0.0)/Modules",
      "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
    ], .when(configuration: $0.1))
}

/// A module with the name of one of Apple's frameworks, in a folder of Sources/Frameworks.
struct Framework {
  let name: String
  let dependencies: [String]
  /// Whether `UIKitCore` exports it.
  let isPartOfUIKit: Bool
  /// Whether it draws or moves things at every frame, so that a debug build optimizes it, too.
  let isHeavyWork: Bool
  /// The folder in Sources/Frameworks.
  let folder: String

  init(
    _ name: String, isPartOfUIKit: Bool = false, isHeavyWork: Bool = false,
    dependencies: [String] = [], folder: String? = nil
  ) {
    self.name = name
    self.dependencies = dependencies
    self.isPartOfUIKit = isPartOfUIKit
    self.isHeavyWork = isHeavyWork
    self.folder = folder ?? name
  }

  var target: Target {
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/Frameworks/\(folder)", packageAccess: false,
      swiftSettings: (isHeavyWork ? heavyWork : hotPath) + (isPartOfUIKit ? symbolGraph : []))
  }
}

/// For modules with names that newer releases of iOS added, which are marked with `@available(IOS26)`, for example; see
/// `SystemRelease.domain`.
let newerNames: [SwiftSetting] = [
  .enableExperimentalFeature("CustomAvailability"),
  .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "CSystemReleases"]),
]

/// A module that `UIKit` exports. Apps don't know it: what it declares has the mangled names of a module `UIKit`, and the
/// compiler calls it that.
struct ModuleOfUIKit {
  let name: String
  let dependencies: [String]
  /// The folder in Sources/Frameworks/UIKit; without one, all that no other module has.
  var folder: String?

  var target: Target {
    let others = folder == nil ? modulesOfUIKit.compactMap(\.folder) + ["Umbrella"] : []
    return .target(
      name: name, dependencies: (dependencies + ["CSystemReleases"]).map { .byName(name: $0) },
      path: ["Sources/Frameworks/UIKit", folder].compactMap(\.self).joined(separator: "/"),
      exclude: others, resources: folder == nil ? [.copy("Images/Symbols")] : [],
      packageAccess: false,
      swiftSettings: hotPath + symbolGraph + newerNames + [
        .unsafeFlags(["-module-abi-name", "UIKit", "-public-module-name", "UIKit"])
      ])
  }
}

/// The modules that `UIKit` exports; the only list of them.
let modulesOfUIKit = [
  ModuleOfUIKit(
    name: "UIKitCore",
    dependencies: [
      "AppRuntime", "Cassowary", "CoreGraphics", "DeviceProtocol", "DisplayList",
      "FoundationSupplement", "ObjectiveC", "QuartzCore", "Raster", "Safeguards", "Stubs",
      "UniformTypeIdentifiers", "VectorGraphics",
    ]),
  ModuleOfUIKit(
    name: "UIKitDynamics", dependencies: ["AppRuntime", "DisplayList", "Stubs", "UIKitCore"],
    folder: "Dynamics"),
  ModuleOfUIKit(
    name: "UIKitOlderSwift",
    dependencies: ["UIKitCore", "UIKitDynamics", "UIKitPaging", "UIKitSheets"],
    folder: "OlderSwift"),
  ModuleOfUIKit(
    name: "UIKitPaging", dependencies: ["AppRuntime", "CoreGraphics", "Stubs", "UIKitCore"],
    folder: "Paging"),
  ModuleOfUIKit(
    name: "UIKitSheets",
    dependencies: [
      "AppRuntime", "DeviceProtocol", "DisplayList", "ObjectiveC", "Stubs", "UIKitCore",
      "UniformTypeIdentifiers",
    ], folder: "Sheets"),
]

/// The frameworks that apps can import; the only list of them.
let frameworks = [
  Framework("AVFoundation", dependencies: ["AppRuntime", "AudioToolbox", "CoreGraphics", "UIKit"]),
  Framework("AudioToolbox", dependencies: ["AppRuntime", "FoundationSupplement", "Stubs"]),
  Framework("CoreLocation", dependencies: ["AppRuntime", "DeviceProtocol", "Stubs", "UIKit"]),
  Framework(
    "CoreGraphics", isPartOfUIKit: true, isHeavyWork: true,
    dependencies: ["DisplayList", "Raster", "Stubs"]),
  Framework(
    "FoundationSupplement", isPartOfUIKit: true,
    dependencies: ["AppRuntime", "CPangoCairo", "CStreams", "DeviceProtocol", "Stubs"]),
  Framework(
    "DarwinSupplement", dependencies: ["AppRuntime", "DeviceProtocol", "FoundationSupplement"]),
  Framework(
    "LocalAuthentication", dependencies: ["AppRuntime", "DeviceProtocol", "Stubs", "UIKit"]),
  Framework("MessageUI", dependencies: ["UIKit"]),
  Framework("MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"]),
  Framework(
    "Network", dependencies: ["AppRuntime", "DeviceProtocol", "FoundationSupplement", "Stubs"]),
  Framework(
    "ObjectiveC", isPartOfUIKit: true, dependencies: ["AppRuntime", "CFrameworks", "Stubs"]),
  Framework("OSLog", dependencies: ["DeviceProtocol"]),
  Framework(
    "Photos",
    dependencies: [
      "AVFoundation", "AppRuntime", "CoreLocation", "DeviceProtocol", "FoundationSupplement",
      "ObjectiveC", "Stubs",
      "UIKit",
    ]),
  Framework("PhotosUI", dependencies: ["Photos", "Stubs", "UIKit", "UniformTypeIdentifiers"]),
  Framework(
    "QuartzCore", isPartOfUIKit: true, isHeavyWork: true,
    dependencies: ["AppRuntime", "CoreGraphics", "DisplayList", "ObjectiveC", "Stubs"]),
  Framework(
    "SystemConfiguration",
    dependencies: [
      "AppRuntime", "CoreGraphics", "DarwinSupplement", "DeviceProtocol", "FoundationSupplement",
    ]),
  Framework(
    "UIKit", dependencies: modulesOfUIKit.map(\.name), folder: "UIKit/Umbrella"),
  Framework("UniformTypeIdentifiers"),
  Framework(
    "UserNotifications",
    dependencies: ["AppRuntime", "DeviceProtocol", "Stubs", "UIKit", "UniformTypeIdentifiers"]),
  // Tests find it as XCTest, which is the name of the toolchain's module.
  Framework(
    "XCTestFramework",
    dependencies: [
      "AppRuntime", "DeviceProtocol", "Stubs", "UIKit", "UniformTypeIdentifiers",
      "XCUIAutomation",
    ]),
  Framework(
    "XCUIAutomation",
    dependencies: [
      "AppRuntime", "CoreLocation", "DeviceProtocol", "ObjectiveC", "Raster", "Stubs", "UIKit",
    ]),
]

/// The frameworks that only some apps use, each a separate library; the package in SeparateFrameworks builds them.
let separateFrameworks = [
  "Accelerate", "Combine", "CommonCrypto", "Compression", "CoreData", "CoreImage", "CoreText",
  "CryptoKit", "ImageIO", "MapKit",
  "SQLite3", "SafariServices", "Security", "WebKit",
]

/// A C string with names.
func list(_ names: [String]) -> String {
  "\"\(names.joined(separator: ","))\""
}

/// The modules that come with `import UIKit`, except the one that exports them.
let partsOfUIKit = frameworks.filter(\.isPartOfUIKit).map(\.name) + modulesOfUIKit.map(\.name)

let package = Package(
  name: "quince",
  products: [
    .executable(name: "quince", targets: ["quince"]),
    .library(name: "UIKit", type: .dynamic, targets: frameworks.map(\.name)),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 gdk-pixbuf-2.0 fontconfig",
      providers: [
        .apt(["libpango1.0-dev", "libcairo2-dev", "libgdk-pixbuf-2.0-dev"])
      ]),
    .systemLibrary(name: "CStreams"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CSystemReleases"),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .target(
      name: "CDelayedDrawing", dependencies: ["CPangoCairo"], packageAccess: false,
      cSettings: [.unsafeFlags(["-fvisibility=hidden"])]),
    .target(
      name: "CSpawn", packageAccess: false,
      cSettings: [
        .define("QUINCE_SWIFT_LIBRARIES", to: "\"\(toolchain.path)/lib/swift/linux\"")
      ]),
    .target(name: "CTuning", packageAccess: false),
    // It is started with each app, and so is linked with nothing that would have to be loaded.
    .executableTarget(
      name: "quince-sandbox", packageAccess: false,
      linkerSettings: [.unsafeFlags(["-static-executable", "-nostartfiles"])]),
    .target(
      name: "Sandbox", dependencies: ["CSpawn", "Safeguards"], packageAccess: false),
    .target(name: "DisplayList", packageAccess: false, swiftSettings: heavyWork),
    .target(
      name: "DeviceProtocol", dependencies: ["DisplayList"], packageAccess: false,
      swiftSettings: heavyWork),
    .target(
      name: "Raster", dependencies: ["CPangoCairo", "DisplayList"], packageAccess: false,
      swiftSettings: heavyWork),
    .target(
      name: "Safeguards", dependencies: ["CExpat"], packageAccess: false, swiftSettings: heavyWork),
    .target(name: "Stubs", packageAccess: false, swiftSettings: heavyWork),
    .target(
      name: "VectorGraphics", dependencies: ["DisplayList", "Safeguards"], packageAccess: false,
      swiftSettings: hotPath),
    .target(name: "Suggestions", packageAccess: false, swiftSettings: heavyWork),
    .target(name: "Cassowary", packageAccess: false, swiftSettings: heavyWork),
    .target(
      name: "AppRuntime", dependencies: ["DeviceProtocol", "DisplayList", "Safeguards", "Stubs"],
      packageAccess: false, swiftSettings: heavyWork),
    .target(
      name: "CFrameworks", packageAccess: false,
      cSettings: [
        .define("QUINCE_FRAMEWORKS", to: list(frameworks.map(\.name))),
        .define("QUINCE_PARTS_OF_UIKIT", to: list(partsOfUIKit)),
        .define("QUINCE_SEPARATE_FRAMEWORKS", to: list(separateFrameworks)),
      ]),
    .target(name: "ProjectTemplates", packageAccess: false, swiftSettings: heavyWork),
    .target(name: "SymbolGraphs", packageAccess: false, swiftSettings: heavyWork),
    .target(name: "DebuggerFiles", resources: [.embedInCode("Files")], packageAccess: false),
    .target(
      name: "AppBuilder",
      dependencies: [
        "CFrameworks",
        "DebuggerFiles",
        "DeviceProtocol",
        "Safeguards",
        "Sandbox",
        "SymbolGraphs",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    // The package in SeparateFrameworks compiles it again, as a part of Core Data.
    .target(name: "DataModels", packageAccess: false),
    .target(name: "SupplementFiles", resources: [.embedInCode("Code")], packageAccess: false),
    // Compiles the code that `SupplementFiles` embeds. No product depends on it, so only a build of
    // all targets contains it.
    .target(
      name: "SupplementCode", dependencies: ["FoundationSupplement", "ObjectiveC", "UIKit"],
      path: "Sources/SupplementFiles/Code", packageAccess: false),
    // Programs that are linked with it load the parser, which takes longer than a step of a flow.
    .target(
      name: "BuildWork",
      dependencies: [
        "AppBuilder", "DataModels", "DeviceProtocol", "ProjectTemplates", "Safeguards", "Sandbox",
        "Suggestions", "SupplementFiles", "SupportedAPI", "SymbolGraphs",
      ],
      packageAccess: false,
      linkerSettings: [.unsafeFlags(["-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser])]),
    // No program depends on it, on `quince-sandbox` or on `quince-tls`, which are started: it would be linked with all that
    // they are linked with. `scripts/build` builds them.
    .executableTarget(name: "quince-builder", dependencies: ["BuildWork"], packageAccess: false),
    .target(
      name: "Simulator",
      dependencies: [
        "CSpawn", "CTuning", "DeviceProtocol", "DisplayList", "Raster", "Safeguards", "Sandbox",
        "SupportedAPI", "VectorGraphics",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Web")], packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "Reports",
      dependencies: ["DeviceProtocol", "Safeguards", .product(name: "Yams", package: "Yams")],
      resources: [.copy("Page")], packageAccess: false),
    .target(
      name: "Flows",
      dependencies: [
        "Simulator", "DeviceProtocol", "DisplayList", "Raster", "Reports", "Safeguards",
        "Sandbox", "Suggestions",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "Yams", package: "Yams"),
      ],
      packageAccess: false, swiftSettings: hotPath + staysWithCaller),
    .target(
      name: "Automation", dependencies: ["DeviceProtocol", "Flows", "Simulator"],
      packageAccess: false, swiftSettings: hotPath + staysWithCaller),
    .target(name: "SeededRandom", packageAccess: false, swiftSettings: heavyWork),
    .target(
      name: "Survey",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "Flows", "Reports", "Safeguards", "Sandbox",
        "SeededRandom", "Simulator", "SupportedAPI",
      ], packageAccess: false),
    .target(
      name: "Grading",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "Flows", "Reports", "Safeguards", "Sandbox", "Simulator",
        "Suggestions", "Survey", "TestRuns", .product(name: "SwiftCSV", package: "SwiftCSV"),
      ], packageAccess: false),
    .target(
      name: "TestRuns",
      dependencies: [
        "AppBuilder", "Automation", "DeviceProtocol", "Flows", "Reports", "Safeguards", "Sandbox",
        "Simulator", "Suggestions",
        .product(name: "DequeModule", package: "swift-collections"),
      ], packageAccess: false, swiftSettings: hotPath + staysWithCaller),
    .target(
      name: "ProjectChanges", dependencies: ["AppBuilder", "ProjectTemplates", "Safeguards"],
      packageAccess: false),
    .target(
      name: "AgentServer",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "EditorMessages", "Flows", "ProjectChanges",
        "ProjectTemplates", "Safeguards", "Sandbox", "Simulator", "Stubs", "Suggestions",
        "SupportedAPI", "SymbolGraphs", "TestRuns",
      ], packageAccess: false),
    .target(
      name: "NetworkSharing",
      dependencies: [
        "Sandbox", "Simulator", .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    // Only `quince run --share` starts it, so that no other command loads the library that encrypts.
    .executableTarget(
      name: "quince-tls",
      dependencies: [
        "COpenSSL",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], packageAccess: false),
    .target(name: "EditorMessages", packageAccess: false),
    .target(
      name: "LanguageServer",
      dependencies: ["AppBuilder", "EditorMessages", "Safeguards", "Sandbox"],
      packageAccess: false),
    .target(
      name: "DebugAdapter",
      dependencies: [
        "AppBuilder", "DebuggerFiles", "EditorMessages", "Safeguards", "Simulator",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    .target(
      name: "Commands",
      dependencies: [
        "AgentServer", "AppBuilder", "DebugAdapter", "Simulator", "Flows", "Grading",
        "LanguageServer", "NetworkSharing", "ProjectChanges", "ProjectTemplates", "Reports",
        "Safeguards", "Sandbox", "Stubs", "Suggestions", "Survey", "TestRuns",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    // Only it is linked with Swift's libraries: tests of the commands load them.
    .executableTarget(
      name: "quince", dependencies: ["CDelayedDrawing", "Commands"], packageAccess: false,
      linkerSettings: startsSoon),
    .target(
      name: "SupportedAPI", dependencies: ["Stubs", "SymbolGraphs"], packageAccess: false),
    // `scripts/install` runs it.
    .executableTarget(
      name: "quince-modules", dependencies: ["CFrameworks", "SymbolGraphs"], packageAccess: false),
    .executableTarget(name: "quince-docs", dependencies: ["SupportedAPI"], packageAccess: false),
    .testTarget(
      name: "SupportedAPITests", dependencies: ["SupportedAPI", "SymbolGraphs", "UIKit"],
      packageAccess: false),
    .testTarget(name: "StubsTests", dependencies: ["Stubs"], packageAccess: false),
    .testTarget(
      name: "SafeguardsTests", dependencies: ["Safeguards", "TestSupport"], packageAccess: false),
    .testTarget(
      name: "FrameworksTests",
      dependencies: [
        "AVFoundation", "AppRuntime", "AudioToolbox", "DarwinSupplement", "DeviceProtocol",
        "FoundationSupplement", "MobileCoreServices", "Network", "OSLog", "SystemConfiguration",
        "UniformTypeIdentifiers",
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "TestSupport"], packageAccess: false),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"], packageAccess: false),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "DisplayList", "TestSupport"],
      packageAccess: false),
    .target(
      name: "Benchmarking", path: "Benchmarks/Benchmarking", packageAccess: false),
    .testTarget(
      name: "BenchmarkingTests", dependencies: ["Benchmarking"], packageAccess: false),
    .executableTarget(
      name: "quince-bench",
      dependencies: [
        "AppBuilder", "Benchmarking", "Cassowary", "DisplayList", "Endurance", "Flows", "Raster",
        "Sandbox", "Simulator", "TestRuns",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Benchmarks/QuinceBench", packageAccess: false),
    .target(
      name: "Endurance",
      dependencies: ["DeviceProtocol", "DisplayList", "Flows", "Simulator", "TestSupport"],
      path: "Benchmarks/Endurance", packageAccess: false),
    .executableTarget(
      name: "quince-soak",
      dependencies: [
        "AppBuilder", "Endurance", "Simulator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Soak", packageAccess: false),
    .target(
      name: "TestSupport", dependencies: ["DeviceProtocol", "SeededRandom"],
      path: "Tests/TestSupport",
      packageAccess: false),
    .target(
      name: "RecordedFrames", dependencies: ["DisplayList", "Raster"],
      path: "Tests/RecordedFrames", packageAccess: false),
    .testTarget(
      name: "AppBuilderTests",
      dependencies: [
        "AppBuilder", "BuildWork", "DeviceProtocol", "quince-builder", "Safeguards", "Sandbox",
        "SupplementFiles", "SymbolGraphs", "TestSupport", "UIKit",
      ],
      exclude: ["git_server.py"], packageAccess: false),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Commands", "DeviceProtocol", "Endurance", "Safeguards", "Sandbox", "Simulator",
        "TestSupport",
      ],
      exclude: ["numbers-outside-design.txt", "upward-references.txt"], packageAccess: false),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["AppBuilder", "LanguageServer", "TestSupport", "quince-builder"],
      packageAccess: false),
    .testTarget(
      name: "DebugAdapterTests", dependencies: ["DebugAdapter", "EditorMessages"],
      packageAccess: false),
    .testTarget(
      name: "HostileBuildTests", dependencies: ["quince-builder", "TestSupport"],
      packageAccess: false),
    .target(
      name: "Fuzzing", dependencies: ["TestSupport"], path: "Tests/Fuzzing/Fuzzing",
      packageAccess: false),
    .executableTarget(
      name: "quince-fuzz",
      dependencies: [
        "AgentServer", "AppBuilder", "BuildWork", "DeviceProtocol", "DisplayList", "Flows",
        "Fuzzing", "Raster", "Simulator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzzing/QuinceFuzz", packageAccess: false),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "quince-fuzz"],
      path: "Tests/Fuzzing/FuzzingTests", packageAccess: false),
    .testTarget(
      name: "DeviceProtocolTests", dependencies: ["DeviceProtocol", "TestSupport"],
      packageAccess: false),
    .testTarget(
      name: "FlowsTests",
      dependencies: [
        "BuildWork", "DeviceProtocol", "Flows", "Reports", "Simulator", "TestSupport",
      ],
      packageAccess: false),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["DeviceProtocol", "Reports", "Safeguards", "TestSupport"],
      exclude: ["junit.rng"], packageAccess: false),
    .testTarget(
      name: "SurveyTests",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "Flows", "Reports", "Safeguards", "Simulator", "Survey",
        "TestSupport", "UIKit", "quince-builder",
      ],
      packageAccess: false),
    .testTarget(
      name: "AgentServerTests", dependencies: ["AgentServer", "EditorMessages"],
      packageAccess: false),
    .testTarget(
      name: "GradingTests", dependencies: ["Grading", "Reports", "Safeguards", "TestSupport"],
      packageAccess: false),
    .testTarget(
      name: "TestRunsTests",
      dependencies: ["AppBuilder", "DeviceProtocol", "SeededRandom", "TestRuns"],
      packageAccess: false),
    .testTarget(
      name: "InstructionTests",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "Endurance", "Sandbox", "Simulator", "TestSupport",
      ],
      exclude: ["instructions.json"],
      packageAccess: false),
    .testTarget(
      name: "ProjectsTests",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "DisplayList", "Endurance", "Flows", "Sandbox",
        "Simulator", "TestSupport",
      ],
      packageAccess: false),
    // Testing has an addition for Apple's UIKit, which it would look for.
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "AppRuntime", "DeviceProtocol", "DisplayList", "ObjectiveC", "Photos", "QuartzCore",
        "Raster", "RecordedFrames", "Reports", "SymbolGraphs", "TestSupport", "UIKit", "UIKitCore",
        "UIKitDynamics", "UIKitPaging", "UIKitSheets", "UniformTypeIdentifiers", "VectorGraphics",
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])],
      // Libraries find it in the library UIKit, but in a program only if it's exported.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=clock_gettime"])]),
    // It stands for the bundle that the builder makes of a target with tests: it's opened as a
    // bundle by its own process.
    .executableTarget(
      name: "TestFixture", dependencies: ["UIKit", "XCTestFramework"], path: "Tests/TestFixture",
      packageAccess: false,
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ],
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"])]),
    .testTarget(
      name: "XCTestFrameworkTests",
      dependencies: ["DeviceProtocol", "XCTestFramework"],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .testTarget(
      name: "AutomationTests",
      dependencies: [
        "AppBuilder", "Automation", "DeviceProtocol", "Flows", "ObjectiveC", "Simulator",
        "TestSupport", "UIKit", "XCUIAutomation",
      ],
      packageAccess: false,
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .executableTarget(
      name: "FakeApp", dependencies: ["DeviceProtocol", "DisplayList"], path: "Tests/FakeApp",
      packageAccess: false),
    .executableTarget(
      name: "DeviceFixture", dependencies: ["Simulator"], path: "Tests/DeviceFixture",
      packageAccess: false),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Simulator", "DeviceProtocol", "DisplayList", "FakeApp", "DeviceFixture", "Raster",
        "RecordedFrames", "Sandbox", "quince-sandbox", "TestSupport",
      ],
      packageAccess: false),
  ] + frameworks.map(\.target) + modulesOfUIKit.map(\.target),
  swiftLanguageModes: [.v6]
)

/// Adds a target and its dependencies to the modules that make up the library.
@MainActor func addModules(of name: String, to modules: inout Set<String>) {
  let target = package.targets.first { $0.name == name && $0.type == .regular }
  let header = "\(Context.packageDirectory)/Sources/\(name)/include"
  // A module in C has no file that apps are compiled with.
  guard let target, !FileManager.default.fileExists(atPath: header), modules.insert(name).inserted
  else { return }
  for case .byNameItem(let dependency, _) in target.dependencies {
    addModules(of: dependency, to: &modules)
  }
}

var modulesOfLibrary: Set<String> = []
for framework in frameworks { addModules(of: framework.name, to: &modulesOfLibrary) }
package.targets.first { $0.name == "CFrameworks" }?.cSettings?.append(
  .define(
    "QUINCE_MODULES_OF_LIBRARY", to: "\"\(modulesOfLibrary.sorted().joined(separator: ","))\""))

// The apps are compiled as part of this package, so its name must not depend on the folder that it is cloned into.
for target in package.targets where target.type != .system {
  precondition(!target.packageAccess, "\(target.name) needs packageAccess: false")
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      // Modules that import the builder must find the parser's modules.
      .unsafeFlags(["-package-name", "quince", "-I", parser]), checkedOnce,
    ]
  if isForTests {
    let isTest = target.type == .test || target.path?.hasPrefix("Tests/") == true
    target.swiftSettings?.append(isTest ? notOptimized : tested)
    if isTest, target.type == .executable { target.swiftSettings?.append(startedByTests) }
    if target.name == "UIKitTests" { target.swiftSettings?.append(compiledInBatches) }
  }
  if target.type != .test {
    target.swiftSettings?.append(linkedTypes)
    if target.name != "UIKitCore" { target.swiftSettings?.append(compiledAsOne) }
  }
  // The records of tests must be constants, which leaves no room for counters.
  guard countsLines, target.type != .test else { continue }
  // The counters are in the file that keeps them, so that nothing is lost when a process is killed.
  target.swiftSettings?.append(
    .unsafeFlags([
      "-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation",
    ]))
  // This one has no runtime library to link.
  if target.name == "quince-sandbox" { continue }
  target.linkerSettings =
    (target.linkerSettings ?? []) + [.unsafeFlags(["-profile-generate"])]
}
