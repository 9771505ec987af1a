// swift-tools-version: 6.1
import PackageDescription

/// Modules that run on every touch, every frame and every step of a flow are optimised in a debug build too, unless
/// `QUINCE_UNOPTIMIZED` is set, which makes working on them quicker.
let hotPath: [SwiftSetting] =
  Context.environment["QUINCE_UNOPTIMIZED"] == nil
  ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

let package = Package(
  name: "quince",
  products: [
    .executable(name: "quince", targets: ["quince"]),
    .library(name: "UIKit", type: .dynamic, targets: ["UIKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo pangoft2 gdk-pixbuf-2.0 fontconfig",
      providers: [
        .apt(["libpango1.0-dev", "libcairo2-dev", "libgdk-pixbuf-2.0-dev"])
      ]),
    .target(name: "CSpawn", packageAccess: false),
    .target(name: "DisplayList", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "DeviceProtocol", dependencies: ["DisplayList"], packageAccess: false,
      swiftSettings: hotPath),
    .target(
      name: "Raster", dependencies: ["CPangoCairo", "DisplayList"], packageAccess: false,
      swiftSettings: hotPath),
    .target(name: "Cassowary", packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "UIKit", dependencies: ["Cassowary", "DisplayList", "Raster", "DeviceProtocol"],
      packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "AppBuilder",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], packageAccess: false),
    .target(
      name: "Simulator",
      dependencies: [
        "CSpawn", "DeviceProtocol", "DisplayList", "Raster",
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      resources: [.copy("Web")], packageAccess: false, swiftSettings: hotPath),
    .target(
      name: "Flows",
      dependencies: [
        "Simulator", "DeviceProtocol", "DisplayList", "Raster",
        .product(name: "Yams", package: "Yams"),
      ],
      packageAccess: false, swiftSettings: hotPath),
    .executableTarget(
      name: "quince",
      dependencies: [
        "AppBuilder", "Simulator", "Flows",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], packageAccess: false),
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], packageAccess: false),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList"], packageAccess: false),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "DisplayList"], packageAccess: false),
    .executableTarget(
      name: "quince-bench", dependencies: ["AppBuilder", "DeviceProtocol", "Flows", "Simulator"],
      path: "Benchmarks/QuinceBench", packageAccess: false),
    .testTarget(
      name: "AppBuilderTests", dependencies: ["AppBuilder", "UIKit"], packageAccess: false),
    .testTarget(name: "CommandTests", dependencies: ["quince"], packageAccess: false),
    .testTarget(
      name: "DeviceProtocolTests", dependencies: ["DeviceProtocol"], packageAccess: false),
    .testTarget(name: "FlowsTests", dependencies: ["Flows"], packageAccess: false),
    .testTarget(
      name: "ProjectsTests",
      dependencies: ["AppBuilder", "DeviceProtocol", "DisplayList", "Flows", "Simulator"],
      packageAccess: false),
    .executableTarget(
      name: "FakeApp", dependencies: ["DeviceProtocol", "DisplayList"], path: "Tests/FakeApp",
      packageAccess: false),
    .executableTarget(
      name: "DeviceFixture", dependencies: ["Simulator"], path: "Tests/DeviceFixture",
      packageAccess: false),
    .testTarget(
      name: "SimulatorTests",
      dependencies: ["Simulator", "DeviceProtocol", "DisplayList", "FakeApp", "DeviceFixture"],
      packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// The apps are compiled as part of this package, so its name must not depend on the folder that it is cloned into.
for target in package.targets where target.type != .system {
  precondition(!target.packageAccess, "\(target.name) needs packageAccess: false")
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .unsafeFlags(["-package-name", "quince"])
    ]
}
