import Foundation

/// A kind of input that comes from other people, and its reader.
package struct FuzzFormat: Sendable {
  /// The name on the command line and of the folders with its files, such as `storyboard`.
  package let name: String
  /// Valid inputs from which mutants are created.
  package let corpus: Corpus
  /// Words of the format to use in mutants, such as `<subviews>`.
  package let words: [String]
  /// The maximum time for one input, in seconds.
  package let patience: Double
  /// Whether the corpus itself is read before its mutants.
  package let readsCorpusFirst: Bool
  /// Reads an input.
  ///
  /// The closure returns if the input is accepted or rejected correctly. It throws an error,
  /// crashes, or takes too long if there's a fault. The folder is empty and used only for this
  /// input, but the enclosing folder is shared by all inputs.
  package let probe: @Sendable (_ input: Data, _ folder: URL) async throws -> Void

  /// Creates a format with a name, whose mutants are based on its corpus and words.
  package init(
    _ name: String, corpus: Corpus, words: [String] = [], patience: Double = 10,
    readsCorpusFirst: Bool = true,
    probe: @escaping @Sendable (_ input: Data, _ folder: URL) async throws -> Void
  ) {
    self.name = name
    self.corpus = corpus
    self.words = words
    self.patience = patience
    self.readsCorpusFirst = readsCorpusFirst
    self.probe = probe
  }
}
