// swift-tools-version: 6.1
import PackageDescription

/// Modules that run on every touch, every frame and every step of a flow are optimized in a debug build too, without
/// checks for overlapping accesses, which take a fifth of their time; unless `QUINCE_UNOPTIMIZED` is set, which makes
/// working on them quicker.
let hotPath: [SwiftSetting] =
  Context.environment["QUINCE_UNOPTIMIZED"] == nil
  ? [
    .unsafeFlags(["-O"], .when(configuration: .debug)),
    .unsafeFlags(["-enforce-exclusivity=unchecked"]),
  ] : []

/// Whether what runs is counted, line by line, in a build folder of its own; see `scripts/coverage`.
let countsLines = Context.environment["QUINCE_COVERAGE"] != nil
let buildFolder = "\(Context.packageDirectory)/.build" + (countsLines ? "/coverage" : "")

/// The compiler writes beside a framework's module what it declares, which the builder reads; see `SymbolGraph`.
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
  /// Whether it comes with `import UIKit`.
  let isPartOfUIKit: Bool
  /// The folders of files that it reads.
  let resources: [String]

  init(
    _ name: String, isPartOfUIKit: Bool = false, dependencies: [String] = [],
    resources: [String] = []
  ) {
    self.name = name
    self.dependencies = dependencies
    self.isPartOfUIKit = isPartOfUIKit
    self.resources = resources
  }

  var target: Target {
    .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) },
      path: "Sources/Frameworks/\(name)", resources: resources.map { .copy($0) },
      packageAccess: false,
      swiftSettings: hotPath + (isPartOfUIKit ? symbolGraph : []))
  }
}

/// The frameworks that apps can import; the only list of them.
let frameworks = [
  Framework("CoreData", dependencies: ["AppRuntime", "Stubs"]),
  Framework("CoreGraphics", isPartOfUIKit: true, dependencies: ["DisplayList", "Raster", "Stubs"]),
  Framework("ObjectiveC", isPartOfUIKit: true, dependencies: ["AppRuntime"]),
  Framework("OSLog"),
  Framework(
    "QuartzCore", isPartOfUIKit: true,
    dependencies: ["AppRuntime", "CoreGraphics", "DisplayList", "ObjectiveC", "Stubs"]),
  Framework(
    "UIKit", isPartOfUIKit: true,
    dependencies: [
      "AppRuntime", "Cassowary", "CoreGraphics", "DeviceProtocol", "DisplayList", "ObjectiveC",
      "QuartzCore", "Raster", "Safeguards", "Stubs",
    ], resources: ["Images/Symbols"]),
]

/// A C string with the names of frameworks.
func names(_ frameworks: [Framework]) -> String {
  "\"\(frameworks.map(\.name).joined(separator: ","))\""
}

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
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 gdk-pixbuf-2.0 fontconfig",
      providers: [
        .apt(["libpango1.0-dev", "libcairo2-dev", "libgdk-pixbuf-2.0-dev"])
      ]),
    .target(name: "CSpawn", packageAccess: false),
    .target(name: "CTuning", packageAccess: false),
    // It is started with each app, and so is linked with nothing that would have to be loaded.
    .executableTarget(
      name: "quince-sandbox", packageAccess: false,
      linkerSettings: [.unsafeFlags(["-static-executable", "-nostartfiles"])]),
    .target(name: "Sandbox", dependencies: ["CSpawn"], packageAccess: false),
    .target(name: "DisplayList", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "DeviceProtocol", dependencies: ["DisplayList"], packageAccess: false,
      swiftSettings: hotPath),
    .target(
      name: "Raster", dependencies: ["CPangoCairo", "DisplayList"], packageAccess: false,
      swiftSettings: hotPath),
    .target(name: "Safeguards", packageAccess: false, swiftSettings: hotPath),
    .target(name: "Stubs", packageAccess: false, swiftSettings: hotPath),
    .target(name: "Cassowary", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "AppRuntime", dependencies: ["DeviceProtocol", "DisplayList", "Safeguards", "Stubs"],
      packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "CFrameworks", packageAccess: false,
      cSettings: [
        .define("QUINCE_FRAMEWORKS", to: names(frameworks)),
        .define("QUINCE_PARTS_OF_UIKIT", to: names(frameworks.filter(\.isPartOfUIKit))),
      ]),
    .target(name: "SymbolGraphs", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "AppBuilder",
      dependencies: [
        "CFrameworks",
        "Safeguards",
        "Sandbox",
        "SymbolGraphs",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    .executableTarget(name: "quince-builder", dependencies: ["AppBuilder"], packageAccess: false),
    .target(
      name: "Simulator",
      dependencies: [
        "CSpawn", "CTuning", "DeviceProtocol", "DisplayList", "Raster", "Safeguards", "Sandbox",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Web")], packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "Flows",
      dependencies: [
        "Simulator", "DeviceProtocol", "DisplayList", "Raster", "Safeguards",
        "Sandbox",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "Yams", package: "Yams"),
      ],
      packageAccess: false, swiftSettings: hotPath),
    .executableTarget(
      name: "quince",
      dependencies: [
        "AppBuilder", "Simulator", "Flows", "Safeguards", "Sandbox", "Stubs",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ], packageAccess: false),
    .target(
      name: "SupportedAPI", dependencies: ["Stubs", "SymbolGraphs"], packageAccess: false,
      swiftSettings: hotPath),
    .executableTarget(name: "quince-docs", dependencies: ["SupportedAPI"], packageAccess: false),
    .testTarget(
      name: "SupportedAPITests", dependencies: ["SupportedAPI", "SymbolGraphs", "UIKit"],
      packageAccess: false),
    .testTarget(name: "StubsTests", dependencies: ["Stubs"], packageAccess: false),
    .testTarget(name: "SafeguardsTests", dependencies: ["Safeguards"], packageAccess: false),
    .testTarget(
      name: "FrameworksTests", dependencies: ["CoreData", "OSLog"], packageAccess: false),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], packageAccess: false),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"], packageAccess: false),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "DisplayList"], packageAccess: false),
    .target(
      name: "Benchmarking", path: "Benchmarks/Benchmarking", packageAccess: false,
      swiftSettings: hotPath),
    .testTarget(
      name: "BenchmarkingTests", dependencies: ["Benchmarking"], packageAccess: false),
    .executableTarget(
      name: "quince-bench",
      dependencies: [
        "AppBuilder", "Benchmarking", "Cassowary", "DisplayList", "Endurance", "Flows", "Raster",
        "Sandbox", "Simulator", "quince",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      path: "Benchmarks/QuinceBench", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "Endurance",
      dependencies: ["DeviceProtocol", "DisplayList", "Flows", "Fuzzing", "Simulator"],
      path: "Benchmarks/Endurance", packageAccess: false),
    .executableTarget(
      name: "quince-soak",
      dependencies: [
        "AppBuilder", "Endurance", "Simulator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Soak", packageAccess: false),
    .target(name: "TestSupport", path: "Tests/TestSupport", packageAccess: false),
    .testTarget(
      name: "AppBuilderTests",
      dependencies: ["AppBuilder", "quince-builder", "Sandbox", "TestSupport", "UIKit"],
      packageAccess: false),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "DeviceProtocol", "Endurance", "quince", "Sandbox", "Simulator", "TestSupport",
      ],
      packageAccess: false),
    .target(
      name: "Fuzzing", path: "Tests/Fuzzing/Fuzzing", packageAccess: false, swiftSettings: hotPath),
    .executableTarget(
      name: "quince-fuzz",
      dependencies: [
        "AppBuilder", "DeviceProtocol", "DisplayList", "Flows", "Fuzzing", "Raster", "Simulator",
        "quince", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Fuzzing/QuinceFuzz", packageAccess: false),
    .testTarget(
      name: "FuzzingTests", dependencies: ["Fuzzing", "quince-fuzz"],
      path: "Tests/Fuzzing/FuzzingTests", packageAccess: false),
    .testTarget(
      name: "DeviceProtocolTests", dependencies: ["DeviceProtocol"], packageAccess: false),
    .testTarget(name: "FlowsTests", dependencies: ["Flows"], packageAccess: false),
    .testTarget(
      name: "InstructionTests",
      dependencies: ["AppBuilder", "Endurance", "Sandbox", "Simulator", "TestSupport"],
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
        "AppRuntime", "DeviceProtocol", "DisplayList", "ObjectiveC", "QuartzCore", "Raster",
        "UIKit",
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
        "Simulator", "DeviceProtocol", "DisplayList", "FakeApp", "DeviceFixture", "Sandbox",
        "quince-sandbox", "TestSupport",
      ],
      packageAccess: false),
  ] + frameworks.map(\.target),
  swiftLanguageModes: [.v6]
)

// The apps are compiled as part of this package, so its name must not depend on the folder that it is cloned into.
for target in package.targets where target.type != .system {
  precondition(!target.packageAccess, "\(target.name) needs packageAccess: false")
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-package-name", "quince"])
    ]
  // The records of tests must be constants, which leaves no room for counters.
  guard countsLines, target.type != .test else { continue }
  // The counters are where the file is that keeps them, so that nothing is lost when a process is killed.
  target.swiftSettings?.append(
    .unsafeFlags([
      "-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation",
    ]))
  // This one has no runtime library to link.
  if target.name == "quince-sandbox" { continue }
  target.linkerSettings =
    (target.linkerSettings ?? []) + [.unsafeFlags(["-profile-generate"])]
}
