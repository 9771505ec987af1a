import Foundation
import Safeguards
import Survey
import Testing

/// Which projects there are below a folder.
struct ProjectSearchTests {
  private let folder: SurveyFolder

  init() throws {
    folder = try SurveyFolder()
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
