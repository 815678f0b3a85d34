import Foundation

/// Prints a line at once, so that it is seen even if the process does not reach its end.
func report(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
