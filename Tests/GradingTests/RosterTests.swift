import Foundation
import Grading
import TestSupport
import Testing

/// The names that a roster assigns to submissions.
struct RosterTests {
  private let folder: ProjectFolder

  init() throws {
    folder = try ProjectFolder()
  }

  private func roster(_ text: String) throws -> Roster {
    try folder.write(text, to: "roster.csv")
    return try Roster(folder.file("roster.csv"))
  }

  @Test(arguments: [
    "folder,name\nanna,Anna A.\nben,\"Berg, Ben\"\n",
    "\u{FEFF}Name,Folder\r\nAnna A.,anna\r\n\"Berg, Ben\",ben",
    "\"folder\";\"name\";\"group\"\nanna;Anna A.;1\n\nben;Berg, Ben;2\n",
    "student\tlogin\nAnna A.\tanna\n\"Berg, Ben\"\t ben \n",
  ])
  func spreadsheetsAreRead(_ text: String) throws {
    let students = try roster(text).students
    #expect(students.map(\.folder) == ["anna", "ben"])
    #expect(students.map(\.name) == ["Anna A.", "Berg, Ben"])
  }

  @Test func quotationMarksAndLinesWithinQuotationsAreRead() throws {
    let text = "folder,name\na,\"The \"\"A\"\"\nof all\"\nb,\"5\"\" tall\"\n"
    let students = try roster(text).students
    #expect(students.map(\.name) == ["The \"A\"\nof all", "5\" tall"])
  }

  @Test(arguments: [
    ("", ":1: The first line must contain"), ("anna,Anna\n", ":1: The first line must contain"),
    ("folder,name\nanna\n", ":2: The folder or the name is empty"),
    ("folder,name\n\"  \",Anna\n", ":2: The folder or the name is empty"),
    ("folder,name\nanna,A\nANNA,B\n", ":3: “ANNA” is listed twice"),
    ("folder,name\nanna,\"A\nB\"\nANNA,B\n", ":4: “ANNA” is listed twice"),
    ("folder,name\nanna,5\" tall\n", ": Put each cell that contains a quotation mark"),
  ])
  func whatIsNoRosterIsRefused(_ text: String, _ message: String) throws {
    let error = #expect(throws: Roster.Failure.self) { try roster(text) }
    #expect(try #require(error).description.contains(message))
  }

  @Test func unknownAndAbsentStudentsAreReported() throws {
    for name in ["Anna", "stranger"] { try folder.write("", to: "Class/\(name)/A.xcodeproj/x") }
    let found = try SubmissionSearch(in: [folder.file("Class")]).submissions
    let (all, unknown) = try roster("folder,name\nanna,Anna A.\nben,Ben B.\n").named(found)
    #expect(all.map(\.folder) == ["Anna", "stranger", "ben"])
    #expect(all.map(\.student) == ["Anna A.", nil, "Ben B."])
    #expect(all.map(\.problem) == [nil, nil, "This student has no submission."])
    #expect(unknown == ["stranger"])
  }
}
