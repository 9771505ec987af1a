import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// The files that a project's filters and exceptions leave out or treat in a different way.
struct FileExceptionTests {
  private typealias Members = [String: Any]

  /// Returns a project with a synchronized folder.
  /// - Parameters:
  ///   - exceptions: The sets of exceptions, which belong to the target by default.
  ///   - folder: Additional members of the folder.
  private static func project(
    _ files: [String], _ exceptions: [Members] = [], folder: Members = [:]
  ) throws -> ProjectFixture {
    let fixture = try ProjectFixture(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    fixture.style = .synchronized
    var ids: [String] = []
    for (index, members) in exceptions.enumerated() {
      let id = "set\(index)"
      let isOfPhase = members["buildPhase"] != nil
      let isa =
        isOfPhase
        ? "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
        : "PBXFileSystemSynchronizedBuildFileExceptionSet"
      let owner: Members = isOfPhase ? [:] : ["target": "target"]
      fixture.objects[id] = owner.merging(["isa": isa]) { $1 }.merging(members) { $1 }
      ids.append(id)
    }
    fixture.objects["folder"] = folder.merging(["exceptions": ids]) { $1 }
    return fixture
  }

  private static func sources(_ fixture: ProjectFixture) throws -> [String] {
    try fixture.target().sources.map(\.lastPathComponent).sorted()
  }

  private static func resources(_ fixture: ProjectFixture) throws -> [String] {
    try fixture.target().resources.map(\.destination).sorted()
  }

  // MARK: Filters

  @Test func filesForOtherPlatformsAreLeftOut() throws {
    let fixture = try Self.project(
      ["A.swift", "Mac.swift", "One.swift", "Both.swift", "TV/B.swift", "pad.png"],
      [
        [
          "platformFiltersByRelativePath": [
            "Mac.swift": ["macos", "maccatalyst"], "One.swift": "macos",
            "Both.swift": ["macos", "ios"], "TV": ["tvos"], "pad.png": ["ios"],
          ] as Members
        ]
      ])
    #expect(try Self.sources(fixture) == ["A.swift", "Both.swift"])
    #expect(try Self.resources(fixture) == ["pad.png"])
  }

  @Test func listedFilesForOtherPlatformsAreLeftOut() throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.objects = [
      "only": ["isa": "PBXFileReference", "path": "Only.swift", "sourceTree": "<group>"],
      "many": ["isa": "PBXFileReference", "path": "Many.swift", "sourceTree": "<group>"],
      "b1": ["isa": "PBXBuildFile", "fileRef": "only", "platformFilter": "maccatalyst"],
      "b2": ["isa": "PBXBuildFile", "fileRef": "many", "platformFilters": ["macos", "xros"]],
      "more": ["isa": "PBXSourcesBuildPhase", "files": ["b1", "b2"]],
    ]
    fixture.targetMembers = ["buildPhases": ["sources", "more", "resources"]]
    #expect(try Self.sources(fixture) == ["A.swift"])
  }

  @Test func productsForOtherPlatformsAreLeftOut() throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.objects = [
      "mac": ["isa": "XCSwiftPackageProductDependency", "productName": "MacKit"],
      "both": ["isa": "XCSwiftPackageProductDependency", "productName": "Kit"],
      "plain": ["isa": "XCSwiftPackageProductDependency", "productName": "Plain"],
      "b1": ["isa": "PBXBuildFile", "productRef": "mac", "platformFilters": ["macos"]],
      "b2": ["isa": "PBXBuildFile", "productRef": "both", "platformFilters": ["macos"]],
      "b3": ["isa": "PBXBuildFile", "productRef": "both", "platformFilter": "ios"],
      "frameworks": ["isa": "PBXFrameworksBuildPhase", "files": ["b1", "b2", "b3"]],
    ]
    fixture.targetMembers = [
      "buildPhases": ["sources", "frameworks"],
      "packageProductDependencies": ["mac", "both", "plain"],
    ]
    #expect(try fixture.target().packages.keys.sorted() == ["Kit", "Plain"])
  }

  @Test(arguments: [
    ("*Mock.swift", "", ["A.swift", "Demo.swift"]),
    ("Mocks/*", "", ["A.swift", "Demo.swift"]),
    ("App/Mocks/*.swift", "", ["A.swift", "Demo.swift"]),
    ("Elsewhere/*.swift", "", ["A.swift", "AMock.swift", "BMock.swift", "Demo.swift"]),
    ("\"*Mock.swift\" Demo.*", "", ["A.swift"]),
    ("*.swift", "[AB].swift BMock.swift", ["A.swift", "BMock.swift"]),
  ])
  func filesThatTheSettingsExcludeAreLeftOut(
    _ excluded: String, _ included: String, _ left: [String]
  ) throws {
    let files = ["A.swift", "Demo.swift", "Mocks/AMock.swift", "Mocks/BMock.swift"]
    for style in [ProjectFixture.Style.listed, .synchronized] {
      let fixture = try Self.project(files)
      fixture.style = style
      fixture.settings["EXCLUDED_SOURCE_FILE_NAMES"] = excluded
      fixture.settings["INCLUDED_SOURCE_FILE_NAMES"] = included
      #expect(try Self.sources(fixture) == left)
    }
  }

  @Test func anExcludedFileNeedNotExist() throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.missing = ["Gone.swift"]
    fixture.settings["EXCLUDED_SOURCE_FILE_NAMES"] = "Gone.swift"
    #expect(try Self.sources(fixture) == ["A.swift"])
  }

  // MARK: Exceptions

  @Test(arguments: ["/Localized: ", "/Localized/"])
  func anExceptionForALocalizedFileAppliesToEveryLanguage(_ prefix: String) throws {
    let files = [
      "Texts/de.lproj/Menu.strings", "Texts/en.lproj/Menu.strings", "Texts/en.lproj/Other.strings",
      "Base.lproj/Main.storyboard", "fr.lproj/Own.strings", "it.lproj/Own.strings",
    ]
    let exceptions: Members = [
      "membershipExceptions": [
        prefix + "Texts/Menu.strings", prefix + "Main.storyboard", prefix + "fr.lproj/Own.strings",
      ]
    ]
    let own = try Self.project(files, [exceptions])
    #expect(try Self.resources(own) == ["en.lproj/Other.strings", "it.lproj/Own.strings"])
    let other = try Self.project(files, [exceptions])
    other.targetMembers = ["fileSystemSynchronizedGroups": [String]()]
    #expect(
      try Self.resources(other) == [
        "Base.lproj/Main.storyboard", "de.lproj/Menu.strings", "en.lproj/Menu.strings",
        "fr.lproj/Own.strings",
      ])
  }

  @Test func compilerFlagsOfFilesReachNoSwiftCode() throws {
    let fixture = try Self.project(
      ["A.swift"],
      [
        [
          "additionalCompilerFlagsByRelativePath": ["A.swift": "-DFLAGGED"],
          "attributesByRelativePath": ["A.swift": ["Public"]], "publicHeaders": ["A.h"],
        ]
      ])
    let target = try fixture.target()
    #expect(target.sources.map(\.lastPathComponent) == ["A.swift"])
    #expect(!CompilerFlags(target).arguments.contains { $0.contains("FLAGGED") })
  }

  @Test func aTypeDecidesInsteadOfTheExtension() throws {
    let fixture = try Self.project(
      ["A.swift", "code.txt", "Sample.swift", "Raw.pack/one.txt", "Sub.bundle/B.swift", "note.md"],
      folder: [
        "explicitFileTypes": [
          "code.txt": "sourcecode.swift", "Sample.swift": "text", "Raw.pack": "wrapper.cfbundle",
          "Sub.bundle": "folder", "note.md": "text",
        ]
      ])
    #expect(try Self.sources(fixture) == ["A.swift", "B.swift", "code.txt"])
    #expect(try Self.resources(fixture) == ["Raw.pack", "Sample.swift", "note.md"])
  }

  @Test func theTypeOfAListedFileDecidesInsteadOfItsExtension() throws {
    let fixture = try ProjectFixture(["A.swift": "", "code.txt": "", "Sample.swift": ""])
    fixture.unlisted = ["code.txt", "Sample.swift"]
    fixture.objects = [
      "code": [
        "isa": "PBXFileReference", "path": "App/code.txt", "sourceTree": "SOURCE_ROOT",
        "explicitFileType": "sourcecode.swift",
      ],
      "sample": [
        "isa": "PBXFileReference", "path": "App/Sample.swift", "sourceTree": "SOURCE_ROOT",
        "explicitFileType": "text",
      ],
      "b1": ["isa": "PBXBuildFile", "fileRef": "code"],
      "b2": ["isa": "PBXBuildFile", "fileRef": "sample"],
      "more": ["isa": "PBXSourcesBuildPhase", "files": ["b1", "b2"]],
    ]
    fixture.targetMembers = ["buildPhases": ["sources", "more"]]
    #expect(try Self.sources(fixture) == ["A.swift", "code.txt"])
    #expect(try Self.resources(fixture).isEmpty)
  }

  // MARK: Phases

  @Test(
    arguments: [
      (["dstSubfolderSpec": "7"], ["a.txt"]),
      (["dstSubfolderSpec": "7", "dstPath": "Data/More"], ["Data/More/a.txt"]),
      (["dstSubfolderSpec": "1", "dstPath": "Data/"], ["Data/a.txt"]),
      (["dstSubfolderSpec": "13"], ["PlugIns/a.txt"]),
      (["dstSubfolder": "Resources", "dstPath": "$(TARGET_NAME)"], ["Fixture/a.txt"]),
      (["dstSubfolder": "PlugIns", "dstPath": "x"], ["PlugIns/x/a.txt"]),
      (["dstSubfolderSpec": "16", "dstPath": "$(CONTENTS_FOLDER_PATH)/Watch"], ["Watch/a.txt"]),
      (["dstSubfolderSpec": "16", "dstPath": "elsewhere"], []),
      (["dstSubfolderSpec": "0", "dstPath": "/tmp"], []),
      (["dstSubfolderSpec": "7", "runOnlyForDeploymentPostprocessing": "1"], []),
    ] as [([String: String], [String])])
  func aPhaseThatCopiesFilesDecidesTheirPlace(
    _ members: [String: String], _ expected: [String]
  ) throws {
    let fixture = try Self.project(
      ["a.txt", "Kit.framework/Kit"],
      [["buildPhase": "copy", "membershipExceptions": ["a.txt", "Kit.framework"]]])
    fixture.objects["copy"] = (members as Members).merging(["isa": "PBXCopyFilesBuildPhase"]) { $1 }
    fixture.targetMembers = ["buildPhases": ["sources", "resources", "copy"]]
    #expect(try Self.resources(fixture) == expected)
  }

  @Test func aFolderIsCopiedWholeIntoTheFolderOfItsPhase() throws {
    let fixture = try Self.project(
      ["Pages/one.html", "Pages/two.html"],
      [["buildPhase": "copy", "membershipExceptions": ["Pages"]]])
    fixture.objects["copy"] = [
      "isa": "PBXCopyFilesBuildPhase", "dstSubfolderSpec": "7", "dstPath": "Web",
    ]
    fixture.targetMembers = ["buildPhases": ["sources", "resources", "copy"]]
    #expect(try Self.resources(fixture) == ["Web/Pages"])
  }

  @Test func aFileCanMoveToAnotherPhase() throws {
    let fixture = try Self.project(
      ["A.swift", "Snippet.swift", "code.txt"],
      [
        ["buildPhase": "resources", "membershipExceptions": ["Snippet.swift"]],
        ["buildPhase": "sources", "membershipExceptions": ["code.txt"]],
      ], folder: ["explicitFileTypes": ["code.txt": "sourcecode.swift"]])
    #expect(try Self.sources(fixture) == ["A.swift", "code.txt"])
    #expect(try Self.resources(fixture) == ["Snippet.swift"])
  }

  @Test func aScriptThatRunsOnlyWhenInstallingIsNotReported() throws {
    let fixture = try ProjectFixture(["A.swift": ""])
    fixture.objects = [
      "always": ["isa": "PBXShellScriptBuildPhase", "name": "Always", "shellScript": "true"],
      "install": [
        "isa": "PBXShellScriptBuildPhase", "name": "Install", "shellScript": "true",
        "runOnlyForDeploymentPostprocessing": "1",
      ],
    ]
    fixture.targetMembers = ["buildPhases": ["sources", "always", "install"]]
    #expect(try fixture.target().warnings.map(\.element) == ["Always"])
  }
}
