import Foundation
import Grading
import Safeguards
import TestSupport
import Testing

/// The submissions found in folders, and the project of each that's graded.
struct SubmissionSearchTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
  }

  private func add(_ paths: String...) throws {
    for path in paths { try folder.write("", to: "\(path)/project.pbxproj") }
  }

  private func submissions(in paths: String...) throws -> [Submission] {
    try SubmissionSearch(in: paths.map(folder.file)).submissions
  }

  private func projects(of submission: Submission) -> [String] {
    submission.projects.map { $0.path.replacing(folder.url.path + "/", with: "") }
  }

  @Test func eachFolderOfAClassIsASubmission() throws {
    try add(
      "Class/anna/App.xcodeproj", "Class/ben/App/App/App.xcodeproj", "Class/.git/x.xcodeproj",
      "Class/__MACOSX/anna/App.xcodeproj", "Class/DerivedData/x.xcodeproj")
    try folder.write("hello", to: "Class/cleo/essay.txt")
    try folder.write("", to: "Class/dora.zip")
    try folder.write("", to: "Class/readme.txt")
    let found = try submissions(in: "Class")
    #expect(found.map(\.folder) == ["anna", "ben", "cleo", "dora.zip"])
    #expect(found.map { projects(of: $0).count } == [1, 1, 0, 0])
    #expect(
      found.map(\.problem) == [
        nil, nil, "It contains no .xcodeproj.", "It is an archive. Unpack it into a folder.",
      ])
  }

  @Test func whatTheShellListsIsASubmissionEach() throws {
    try add("Class/anna/App.xcodeproj", "Class/ben/App/App/App.xcodeproj")
    let found = try submissions(in: "Class/anna", "Class/ben")
    #expect(found.map(\.folder) == ["anna", "ben"])
    #expect(try submissions(in: "Class/anna").map(\.folder) == ["anna"])
    #expect(try submissions(in: "Class/anna/App.xcodeproj").map(\.folder) == ["App"])
  }

  /// A student's folder is a single submission, whatever else is in it.
  @Test func eachOfSeveralPlacesIsOneSubmission() throws {
    try add(
      "Class/anna/App/App.xcodeproj", "Class/ben/One/A.xcodeproj", "Class/ben/Two/B.xcodeproj")
    for path in [
      "Class/anna/Notes/a.txt", "Class/__MACOSX/a.txt", "Class/dora.zip", "Class/roster.csv",
    ] {
      try folder.write("", to: path)
    }
    let found = try submissions(
      in: "Class/anna", "Class/ben", "Class/__MACOSX", "Class/dora.zip", "Class/roster.csv")
    #expect(found.map(\.folder) == ["anna", "ben", "dora.zip"])
    #expect(found.map { projects(of: $0).count } == [1, 2, 0])
    #expect(throws: FileFailure.self) { try submissions(in: "Class/anna", "Class/nobody") }
  }

  @Test func theOutermostProjectComesFirstAndCopiesAreLeftOut() throws {
    try add(
      "Class/anna/App/App/App.xcodeproj", "Class/anna/App/App.xcodeproj",
      "Class/anna/App 2/App.xcodeproj", "Class/anna/App copy/App.xcodeproj",
      "Class/anna/Pods/Pods.xcodeproj", "Class/anna/build/B.xcodeproj", "Class/anna/Z/Z.xcodeproj")
    let anna = try #require(try submissions(in: "Class").first)
    #expect(
      projects(of: anna) == [
        "Class/anna/App/App.xcodeproj", "Class/anna/Z/Z.xcodeproj",
        "Class/anna/App/App/App.xcodeproj",
      ])
  }

  @Test func aFolderThatIsMissingIsAnError() {
    #expect(throws: FileFailure.self) { try submissions(in: "nowhere") }
  }
}
