// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Stationery",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Labels", targets: ["Labels"])],
  targets: [
    .target(name: "Paper", swiftSettings: [.define("RULED", .when(platforms: [.iOS]))]),
    .target(
      name: "Labels", dependencies: ["Paper"], exclude: ["Notes"],
      resources: [.process("Texts"), .copy("Stamps")]),
    .testTarget(name: "LabelsTests", dependencies: ["Labels"]),
  ]
)
