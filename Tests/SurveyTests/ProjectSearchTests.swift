import Foundation
import Safeguards
import Survey
import TestSupport
import Testing

/// The projects that are found in a folder.
struct ProjectSearchTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
  }

  private func add(_ path: String) throws {
    try folder.write("", to: "\(path)/project.pbxproj")
  }

  private func names(in paths: String...) throws -> [String] {
    try ProjectSearch(in: paths.map(folder.file)).projects.map(\.name)
  }

  @Test func findsProjectsAtEveryDepth() throws {
    let paths = [
      "B.xcodeproj", "Anna/A.xcodeproj", "Ben/Task 1.2/x/C.xcodeproj", "Cleo/D/D.xcodeproj",
    ]
    for path in paths { try add(path) }
    #expect(try names(in: ".") == ["Anna/A", "B", "Ben/Task 1.2/x/C", "Cleo/D"])
  }

  @Test func leavesOutWhatOthersWroteAndWhatIsInBundles() throws {
    let others = [
      "Pods/Pods.xcodeproj", "Pods/X.xcodeproj", "Carthage/Checkouts/Y.xcodeproj",
      ".build/checkouts/Z.xcodeproj", "DerivedData/D.xcodeproj", ".hidden/H.xcodeproj",
      "A.app/I.xcodeproj", "A.xcodeproj/J.xcodeproj", "B.playground/K.xcodeproj",
      "C.framework/L.xcodeproj",
    ]
    for path in others + ["Mine.xcodeproj"] { try add(path) }
    #expect(try names(in: ".") == ["A", "Mine"])
  }

  @Test func leavesOutWhatIsNoSubmission() throws {
    let others = [
      "__MACOSX/Anna/A.xcodeproj", "Anna/__MACOSX/A.xcodeproj", "Anna/xcuserdata/X.xcodeproj",
      "Ben/Task copy/Task.xcodeproj", "Ben/Task copy 2/Task.xcodeproj",
      "Ben/Copy of Task/Task.xcodeproj", "Ben/Task - Copy/Task.xcodeproj",
      "Ben/Task 2/Task.xcodeproj", "Ben/Task (1)/Task.xcodeproj",
      "Ben/Task/Task copy.xcodeproj",
    ]
    let own = [
      "Anna/A.xcodeproj", "Ben/Task/Task.xcodeproj", "Cleo/A.xcodeproj", "Cleo 2/A.xcodeproj",
      "Lesson copy/L.xcodeproj", "Task/Task.xcodeproj", "Task 2/Task 2.xcodeproj",
    ]
    for path in others + own { try add(path) }
    #expect(
      try names(in: ".") == [
        "Anna/A", "Ben/Task", "Cleo/A", "Cleo 2/A", "Lesson copy/L", "Task", "Task 2",
      ])
  }

  @Test func symbolicLinksNeitherLoopNorLeadOut() throws {
    try add("Inside/Class/A.xcodeproj")
    try add("Outside/B.xcodeproj")
    let links = [
      ("loop", "."), ("Class/up", "../.."), ("out", "../Outside"), ("again", "Class"),
      ("B.xcodeproj", "../Outside/B.xcodeproj"), ("dangling", "nowhere"),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("Inside/\(link)").path, withDestinationPath: target)
    }
    #expect(try names(in: "Inside") == ["Class/A"])
  }

  @Test func aProjectIsFoundOnce() throws {
    try add("Class/A.xcodeproj")
    #expect(try names(in: "Class", ".") == ["Class/A"])
    #expect(try names(in: "Class/A.xcodeproj") == ["A"])
  }

  @Test func foldersOfTheSameNameGiveDifferentNames() throws {
    try add("1/Class/A.xcodeproj")
    try add("2/Class/A.xcodeproj")
    #expect(try names(in: "1/Class", "2/Class") == ["Class/A", "Class/A 2"])
  }

  @Test func aFolderThatIsMissingIsAnError() {
    #expect(throws: FileFailure.self) { try names(in: "nowhere") }
  }
}
